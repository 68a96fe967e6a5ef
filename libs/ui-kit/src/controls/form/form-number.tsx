import { NumberInput } from '@chakra-ui/react/number-input';
import type { FieldValues } from 'react-hook-form';
import { Icon } from '../../media/icon.tsx';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';

export interface FormNumberProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  min?: number;
  max?: number;
  step?: number;
  decreaseLabel: string;
  increaseLabel: string;
}

const toText = (value: unknown): string => (typeof value === 'number' && Number.isFinite(value) ? String(value) : '');

/** A number; the form holds a number, or null while the field is empty. */
export const FormNumber = <Values extends FieldValues, Output = Values>(props: FormNumberProps<Values, Output>) => {
  const { min, max, step = 1, decreaseLabel, increaseLabel, ...bound } = props;
  return (
    <FormField {...bound}>
      {({ value, onChange, onBlur, ref, name, disabled }, { invalid, describedBy }) => (
        <NumberInput.Root
          name={name}
          value={toText(value)}
          onValueChange={({ valueAsNumber }) => onChange(Number.isNaN(valueAsNumber) ? null : valueAsNumber)}
          onFocusChange={({ focused }) => (focused ? undefined : onBlur())}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          invalid={invalid}
          translations={{ decrementLabel: decreaseLabel, incrementLabel: increaseLabel }}
        >
          <NumberInput.Control>
            <NumberInput.DecrementTrigger>
              <Icon name="minus" size="sm" />
            </NumberInput.DecrementTrigger>
            <NumberInput.Input ref={ref} aria-describedby={describedBy} />
            <NumberInput.IncrementTrigger>
              <Icon name="plus" size="sm" />
            </NumberInput.IncrementTrigger>
          </NumberInput.Control>
        </NumberInput.Root>
      )}
    </FormField>
  );
};
