import { useState } from 'react';
import { parseYuan, type Fen } from '@caravan/kernel';
import { TextField } from '@caravan/ui-kit';

export interface TypedYuanProps {
  value: Fen | null;
  label: string;
  hint?: string;
  /** An empty field is null. */
  optionalText?: string;
  error: string | undefined;
  onChange: (fen: Fen | null) => void;
  onBlur: () => void;
}

const written = (fen: unknown): string => (typeof fen === 'number' ? (fen / 100).toFixed(2) : '');

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
