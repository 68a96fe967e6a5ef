import { useState } from 'react';
import { parseYuan, type Fen } from '@caravan/kernel';
import { TextField } from '@caravan/ui-kit';
import { useController, type Control, type FieldPathByValue, type FieldValues } from '@caravan/web-core/forms';

export interface YuanFieldProps<Values extends FieldValues, Body> {
  control: Control<Values, unknown, Body>;
  name: FieldPathByValue<Values, Fen | null | undefined>;
  label: string;
  hint?: string | undefined;
  /** An empty field is null. */
  optionalText?: string | undefined;
}

const written = (fen: unknown): string => (typeof fen === 'number' && !Number.isNaN(fen) ? (fen / 100).toFixed(2) : '');

/** An amount in yuan as it is typed; the form holds it in fen. */
export const YuanField = <Values extends FieldValues, Body>({
  control,
  name,
  optionalText,
  ...texts
}: YuanFieldProps<Values, Body>) => {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  // What is no amount must not pass the form's rules.
  const fenOf = (text: string) => (text.trim() === '' && optionalText ? null : (parseYuan(text) ?? Number.NaN));
  const [typed, setTyped] = useState(() => written(value));
  return (
    <TextField
      {...texts}
      optionalText={optionalText}
      ref={field.ref}
      name={field.name}
      // The form may get another amount meanwhile, such as what a colleague has saved.
      value={Object.is(fenOf(typed), value) ? typed : written(value)}
      error={fieldState.error?.message}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(fenOf(target.value));
      }}
      onBlur={field.onBlur}
      prefix="¥"
      inputMode="decimal"
      autoComplete="off"
      numeric
    />
  );
};
