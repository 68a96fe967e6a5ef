import { useState } from 'react';
import { parseYuan, type Fen } from '@caravan/kernel';
import { TextField } from '@caravan/ui-kit';
import { useController, type Control, type FieldPathByValue, type FieldValues } from '@caravan/web-core/forms';

export interface HundredthsFieldProps<Values extends FieldValues, Body> {
  control: Control<Values, unknown, Body>;
  name: FieldPathByValue<Values, Fen | null | undefined>;
  label: string;
  hint?: string | undefined;
  /** An empty field is null. */
  optionalText?: string | undefined;
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);
const percent = (basisPoints: number): string => String(basisPoints / 100);

/** A number with up to two decimals as it is typed; the form holds its hundredths. */
const HundredthsField = <Values extends FieldValues, Body>({
  control,
  name,
  optionalText,
  write,
  ...texts
}: HundredthsFieldProps<Values, Body> & {
  write: (hundredths: number) => string;
  prefix?: string;
  suffix?: string;
}) => {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  const written = typeof value === 'number' && !Number.isNaN(value) ? write(value) : '';
  // A text that is no number must not pass the form's rules.
  const read = (text: string) => (text.trim() === '' && optionalText ? null : (parseYuan(text) ?? Number.NaN));
  const [typed, setTyped] = useState(written);
  return (
    <TextField
      {...texts}
      optionalText={optionalText}
      ref={field.ref}
      name={field.name}
      // The form may get another number meanwhile, such as what a colleague has saved.
      value={Object.is(read(typed), value) ? typed : written}
      error={fieldState.error?.message}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(read(target.value));
      }}
      onBlur={field.onBlur}
      inputMode="decimal"
      autoComplete="off"
      numeric
    />
  );
};

/** An amount in yuan as it is typed; the form holds it in fen. */
export const YuanField = <Values extends FieldValues, Body>(props: HundredthsFieldProps<Values, Body>) => (
  <HundredthsField {...props} write={yuan} prefix="¥" />
);

/** A percentage as it is typed; the form holds it in hundredths of a per cent. */
export const PercentField = <Values extends FieldValues, Body>(props: HundredthsFieldProps<Values, Body>) => (
  <HundredthsField {...props} write={percent} suffix="%" />
);
