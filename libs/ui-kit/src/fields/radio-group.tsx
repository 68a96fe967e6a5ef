import { type ChangeEvent, type FocusEvent, type ReactNode, type Ref, useId } from 'react';
import styles from './choice.module.css';
import { FieldShell, type FieldShellProps, type FieldTexts } from './field-shell.tsx';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line: a price, a picture. Cards only. */
  aside?: ReactNode;
  /** Beside the label: tags like "cheapest". Cards only. */
  tags?: ReactNode;
  /** The hint has the reason. */
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts, Pick<FieldShellProps, 'labelHidden'> {
  options: readonly RadioOption[];
  /**
   * `cards` gives every option a frame and room for a price; `tiles` shows short options, such as amounts, side by side
   * in frames.
   */
  look?: 'list' | 'row' | 'cards' | 'tiles';
  name?: string;
  value?: string;
  defaultValue?: string;
  disabled?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** Passed to every radio, as react-hook-form's `register` requires. */
  ref?: Ref<HTMLInputElement>;
}

/** Native radios: arrow keys move the selection, and the group is a single tab stop. */
export const RadioGroup = (props: RadioGroupProps) => {
  const {
    label,
    labelHidden,
    hint,
    error,
    optionalText,
    options,
    look = 'list',
    name,
    value,
    defaultValue,
    disabled,
    onChange,
    onBlur,
    ref,
  } = props;
  const ownName = useId();
  const isFramed = look === 'cards' || look === 'tiles';
  const optionClass = isFramed ? [styles.choice, styles.card].join(' ') : styles.choice;
  return (
    <FieldShell group label={label} labelHidden={labelHidden} hint={hint} error={error} optionalText={optionalText}>
      {(control) => (
        <div className={styles.group} data-look={look} data-direction={look === 'row' ? 'row' : undefined}>
          {options.map((option) => (
            <label key={option.value} className={optionClass}>
              <input
                ref={ref}
                type="radio"
                className={styles.mark}
                name={name ?? ownName}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={
                  value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
                }
                disabled={disabled || option.disabled}
                aria-invalid={control['aria-invalid']}
                onChange={onChange}
                onBlur={onBlur}
                readOnly={value !== undefined && !onChange ? true : undefined}
              />
              <span className={styles.words}>
                <span className={isFramed ? styles.title : undefined}>
                  {option.label}
                  {option.tags}
                </span>
                {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
              </span>
              {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  );
};
