import { Field } from '@chakra-ui/react/field';
import { type ReactNode, useId } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { Icon } from '../../media/icon.tsx';
import fieldStyles from '../../fields/field.module.css';
import type { BoundField, BoundFieldProps } from './bound-field.ts';

export interface FormFieldProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  /** False where the control brings its own label, as a checkbox does. */
  labelled?: boolean;
  /** Below everything: a counter. */
  footer?: (field: BoundField<Values>) => ReactNode;
  children: (field: BoundField<Values>, state: FieldState) => ReactNode;
}

/** How things stand with a field, for its control. */
export interface FieldState {
  invalid: boolean;
  /** Of error and hint. Chakra's field would tell the error by `aria-errormessage`, which hardly any screen reader reads. */
  describedBy: string | undefined;
}

/** A form's value with label, hint and error around its control; what stands inside is tied to them by Chakra's field. */
export const FormField = <Values extends FieldValues, Output = Values>(props: FormFieldProps<Values, Output>) => {
  const { control, name, label, hint, optionalText, disabled, labelled = true, footer, children } = props;
  const id = useId();
  const ids = { helperText: `${id}-hint`, errorText: `${id}-error` };
  const stateOf = (invalid: boolean): FieldState => {
    const describedBy = [invalid ? ids.errorText : undefined, hint ? ids.helperText : undefined].filter(Boolean).join(' ');
    return { invalid, describedBy: describedBy || undefined };
  };
  return (
    <Controller
      control={control}
      name={name}
      disabled={disabled}
      render={({ field, fieldState }) => (
        <Field.Root id={id} ids={ids} role="presentation" invalid={fieldState.invalid} disabled={disabled}>
          {labelled ? (
            <Field.Label>
              {label}
              {optionalText ? <span className={fieldStyles.optional}> {optionalText}</span> : null}
            </Field.Label>
          ) : null}
          {hint ? <Field.HelperText>{hint}</Field.HelperText> : null}
          {children(field, stateOf(fieldState.invalid))}
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
