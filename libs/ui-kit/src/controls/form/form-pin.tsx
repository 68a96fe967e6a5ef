import { PinInput } from '@chakra-ui/react/pin-input';
import type { FieldValues } from 'react-hook-form';
import type { BoundFieldProps } from './bound-field.ts';
import { FormField } from './form-field.tsx';
import { HiddenInput } from './hidden-control.tsx';

export interface FormPinProps<Values extends FieldValues, Output = Values> extends BoundFieldProps<Values, Output> {
  length: number;
  /** Name of one box, counted from 1: "Digit 2 of 6". */
  digitLabel: (position: number, of: number) => string;
  /** Called with the whole code. */
  onComplete?: (code: string) => void;
}

const digitsOf = (value: unknown, length: number): string[] => {
  const code = typeof value === 'string' ? value : '';
  return Array.from({ length }, (_, index) => code[index] ?? '');
};

/** A short code, one box a digit; a pasted code fills all of them. */
export const FormPin = <Values extends FieldValues, Output = Values>(props: FormPinProps<Values, Output>) => {
  const { length, digitLabel, onComplete, ...bound } = props;
  const positions = Array.from({ length }, (_, index) => index);
  return (
    <FormField {...bound}>
      {({ value, onChange, onBlur, ref, name, disabled }, { invalid, describedBy }) => (
        <PinInput.Root
          name={name}
          otp
          count={length}
          placeholder=""
          value={digitsOf(value, length)}
          onValueChange={({ valueAsString }) => onChange(valueAsString)}
          onValueComplete={({ valueAsString }) => onComplete?.(valueAsString)}
          disabled={disabled}
          invalid={invalid}
          translations={{ inputLabel: (index, of) => digitLabel(index + 1, of) }}
        >
          <PinInput.HiddenInput asChild>
            <HiddenInput />
          </PinInput.HiddenInput>
          <PinInput.Control onBlur={onBlur}>
            {positions.map((index) => (
              <PinInput.Input key={index} index={index} ref={index === 0 ? ref : undefined} aria-describedby={describedBy} />
            ))}
          </PinInput.Control>
        </PinInput.Root>
      )}
    </FormField>
  );
};
