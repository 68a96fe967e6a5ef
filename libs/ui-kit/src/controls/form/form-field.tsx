import { Field } from '@chakra-ui/react/field';
import type { ReactNode } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { Icon } from '../../media/icon.tsx';
import fieldStyles from '../../fields/field.module.css';
import type { BoundField, BoundFieldProps } from './bound-field.ts';

export interface FormFieldProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  /** False where the control brings its own label, as a checkbox does. */
  labelled?: boolean;
  /** Below everything: a counter. */
  footer?: (field: BoundField<Values>) => ReactNode;
  children: (field: BoundField<Values>, invalid: boolean) => ReactNode;
}

/** A form's value with label, hint and error around its control; what stands inside is tied to them by Chakra's field. */
export const FormField = <Values extends FieldValues, Output = Values>(props: FormFieldProps<Values, Output>) => {
  const { control, name, label, hint, optionalText, disabled, labelled = true, footer, children } = props;
  return (
    <Controller
      control={control}
      name={name}
      disabled={disabled}
      render={({ field, fieldState }) => (
        <Field.Root invalid={fieldState.invalid} disabled={disabled}>
          {labelled ? (
            <Field.Label>
              {label}
              {optionalText ? <span className={fieldStyles.optional}> {optionalText}</span> : null}
            </Field.Label>
          ) : null}
          {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
          {children(field, fieldState.invalid)}
          {footer?.(field)}
          <Field.ErrorText>
            <Icon name="warning" size="sm" />
            <span>{fieldState.error?.message}</span>
          </Field.ErrorText>
        </Field.Root>
      )}
    />
  );
};
