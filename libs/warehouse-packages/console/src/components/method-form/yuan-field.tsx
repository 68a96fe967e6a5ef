import { useState } from 'react';
import { parseYuan, type Fen } from '@caravan/kernel';
import { TextField } from '@caravan/ui-kit';
import type { ShippingMethodChange } from '@caravan/shipping/contract';
import { Controller } from '@caravan/web-core/forms';
import type { MethodFieldsProps } from './method-form-props.ts';

type ZoneFee = `zones.${number}.${'first_fen' | 'further_fen' | 'customs_fen'}`;

export interface YuanFieldProps extends MethodFieldsProps {
  name: ZoneFee | 'max_value_fen';
  label: string;
  /** An empty field is null. */
  optionalText?: string;
}

const written = (fen: unknown): string => (typeof fen === 'number' ? (fen / 100).toFixed(2) : '');

interface TypedYuanProps extends Omit<YuanFieldProps, 'form' | 'name'> {
  value: ShippingMethodChange['max_value_fen'];
  error: string | undefined;
  onChange: (fen: Fen | null) => void;
  onBlur: () => void;
  hint?: string;
}

/** An amount in yuan as it is typed; outside it is in fen. */
export const TypedYuan = ({ value, onChange, optionalText, ...rest }: TypedYuanProps) => {
  const [typed, setTyped] = useState(written(value));
  const type = (text: string) => {
    setTyped(text);
    // What is no amount must not pass the form's rules.
    onChange(text.trim() === '' && optionalText ? null : (parseYuan(text) ?? Number.NaN));
  };
  return (
    <TextField
      {...rest}
      optionalText={optionalText}
      value={typed}
      onChange={(event) => type(event.target.value)}
      prefix="¥"
      inputMode="decimal"
      autoComplete="off"
      numeric
    />
  );
};

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
