import { type KeyboardEvent, type Ref, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { FieldShell, type FieldTexts } from './field-shell.tsx';
import { isComposing } from './is-composing.ts';
import styles from './stepper.module.css';
import { clamp, parseWhole, valueByKey } from './stepper-value.ts';

export interface StepperProps extends Omit<FieldTexts, 'optionalText'> {
  value: number;
  /** Called with a whole number between `min` and `max`, not while the text is invalid. */
  onChange: (value: number) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  decreaseLabel: string;
  increaseLabel: string;
  /** For rows whose caption is elsewhere: the label is visually hidden. */
  labelHidden?: boolean;
  size?: 'sm' | 'md';
  disabled?: boolean;
  name?: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

type BareStepperProps = Omit<StepperProps, 'label' | 'hint' | 'error' | 'labelHidden' | 'id'> & {
  control: { id?: string; 'aria-label'?: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
};

const BareStepper = (props: BareStepperProps) => {
  const {
    value,
    onChange,
    onBlur,
    min = 1,
    max = 999_999,
    decreaseLabel,
    increaseLabel,
    size = 'md',
    disabled,
    name,
    ref,
    control,
  } = props;
  // The typed text may be empty or too large for a moment; it is applied on blur.
  const [draft, setDraft] = useState<string>();

  const move = (next: number) => {
    setDraft(undefined);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const number = parseWhole(text);
    if (number !== undefined && number >= min && number <= max && number !== value) onChange(number);
  };
  const leave = () => {
    const number = draft === undefined ? undefined : parseWhole(draft);
    move(number === undefined ? value : clamp(number, min, max));
    onBlur?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = valueByKey(event.key, value, min, max);
    if (next === undefined || isComposing(event)) return;
    event.preventDefault();
    move(next);
  };

  return (
    <span className={styles.stepper} data-size={size}>
      <button
        type="button"
        aria-label={decreaseLabel}
        disabled={disabled || value <= min}
        onClick={() => move(value - 1)}
        tabIndex={-1}
      >
        <Icon name="minus" size="sm" />
      </button>
      <input
        {...control}
        ref={ref}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
      />
      <button
        type="button"
        aria-label={increaseLabel}
        disabled={disabled || value >= max}
        onClick={() => move(value + 1)}
        tabIndex={-1}
      >
        <Icon name="plus" size="sm" />
      </button>
    </span>
  );
};

/** A quantity: buttons for one more or less, arrow and page keys, typing and pasting. */
export const Stepper = ({ id, label, hint, error, labelHidden, ...rest }: StepperProps) => {
  if (labelHidden && typeof label === 'string') {
    return <BareStepper {...rest} control={{ id, 'aria-label': label, 'aria-invalid': error ? true : undefined }} />;
  }
  return (
    <FieldShell id={id} label={label} hint={hint} error={error}>
      {(control) => <BareStepper {...rest} control={control} />}
    </FieldShell>
  );
};
