import { Textarea } from '@chakra-ui/react/textarea';
import type { FieldValues } from 'react-hook-form';
import fieldStyles from '../../fields/field.module.css';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';

export interface FormTextareaProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  rows?: number;
  placeholder?: string;
  /** With it the counter is shown; typing and pasting stop there. */
  maxLength?: number;
  /** The counter in words. */
  counterText?: (used: number, of: number) => string;
}

/** Several lines of text. */
export const FormTextarea = <Values extends FieldValues, Output = Values>(props: FormTextareaProps<Values, Output>) => {
  const { rows = 3, placeholder, maxLength, counterText = (used, of) => `${used} / ${of}`, ...bound } = props;
  const counter = (value: unknown) => {
    const used = String(value ?? '').length;
    return maxLength ? (
      <span className={fieldStyles.counter} data-full={used >= maxLength || undefined}>
        {counterText(used, maxLength)}
      </span>
    ) : null;
  };
  return (
    <FormField {...bound} footer={({ value }) => counter(value)}>
      {(field, { describedBy }) => <Textarea {...field} aria-describedby={describedBy} rows={rows} placeholder={placeholder} maxLength={maxLength} />}
    </FormField>
  );
};
