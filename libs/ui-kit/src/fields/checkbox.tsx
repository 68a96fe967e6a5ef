import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import styles from './choice.module.css';
import { FieldError } from './field-shell.tsx';

type NativeCheckbox = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'type' | 'children'>;

export interface CheckboxProps extends NativeCheckbox {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** For a checkbox without visible text: the label is visually hidden. */
  labelHidden?: boolean;
  /** Some of the items that it represents are selected. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export const Checkbox = ({
  id,
  label,
  hint,
  error,
  labelHidden,
  indeterminate = false,
  ref,
  ...rest
}: CheckboxProps) => {
  const ownId = useId();
  const boxId = id ?? ownId;
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const errorId = `${boxId}-error`;
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...rest}
          ref={box}
          id={boxId}
          type="checkbox"
          className={styles.mark}
          aria-label={labelHidden && typeof label === 'string' ? label : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        {labelHidden ? null : (
          <span className={styles.words}>
            {label}
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </span>
        )}
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
};
