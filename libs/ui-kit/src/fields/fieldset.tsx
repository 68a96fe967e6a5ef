import { useId, type ReactNode } from 'react';
import styles from './fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** Related fields under one caption. */
export const Fieldset = ({ legend, hint, disabled, children }: FieldsetProps) => {
  const hintId = useId();
  return (
    <fieldset className={styles.set} disabled={disabled} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children}
    </fieldset>
  );
};
