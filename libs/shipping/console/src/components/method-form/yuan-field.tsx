import { TypedYuan } from '@caravan/console-core';
import { Controller } from '@caravan/web-core/forms';
import type { MethodFieldsProps } from './method-form-props.ts';

type ZoneFee = `zones.${number}.${'first_fen' | 'further_fen' | 'customs_fen'}`;

export interface YuanFieldProps extends MethodFieldsProps {
  name: ZoneFee | 'max_value_fen';
  label: string;
  /** An empty field is null. */
  optionalText?: string;
}

/** An amount in yuan; the form holds it in fen. */
export const YuanField = ({ form, name, label, optionalText }: YuanFieldProps) => (
  <Controller
    control={form.control}
    name={name}
    render={({ field, fieldState }) => (
      <TypedYuan
        label={label}
        {...(optionalText === undefined ? {} : { optionalText })}
        value={field.value}
        error={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    )}
  />
);
