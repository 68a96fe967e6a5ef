import { Input } from '@chakra-ui/react/input';
import type { InputHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'placeholder' | 'maxLength' | 'enterKeyHint'
>;

export interface FormInputProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output>, NativeProps {}

/** One line of text. */
export const FormInput = <Values extends FieldValues, Output = Values>(props: FormInputProps<Values, Output>) => {
  const { control, name, label, hint, optionalText, disabled, ...input } = props;
  return (
    <FormField control={control} name={name} label={label} hint={hint} optionalText={optionalText} disabled={disabled}>
      {(field, { describedBy }) => <Input {...input} {...field} aria-describedby={describedBy} />}
    </FormField>
  );
};
