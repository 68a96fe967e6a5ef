import { Checkbox } from '@chakra-ui/react/checkbox';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../../media/icon.tsx';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';
import { HiddenInput } from './hidden-control.tsx';

export type FormCheckboxProps<Values extends FieldValues, Output = Values> = Omit<BoundFieldProps<Values, Output>, 'optionalText'>;

/** Yes or no; the form holds a boolean. */
export const FormCheckbox = <Values extends FieldValues, Output = Values>(props: FormCheckboxProps<Values, Output>) => (
  <FormField {...props} labelled={false}>
    {({ value, onChange, onBlur, ref, name, disabled }, { invalid, describedBy }) => (
      <Checkbox.Root
        name={name}
        checked={value === true}
        onCheckedChange={({ checked }) => onChange(checked === true)}
        disabled={disabled}
        invalid={invalid}
      >
        <Checkbox.HiddenInput ref={ref} aria-describedby={describedBy} onBlur={onBlur} asChild>
          <HiddenInput />
        </Checkbox.HiddenInput>
        <Checkbox.Control>{value === true ? <Icon name="check" size="xs" /> : null}</Checkbox.Control>
        <Checkbox.Label>{props.label}</Checkbox.Label>
      </Checkbox.Root>
    )}
  </FormField>
);
