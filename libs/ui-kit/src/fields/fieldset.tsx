import type { ReactNode } from 'react';
import styles from './fieldset.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** Related fields under one caption. */
export const Fieldset = ({ legend, hint, disabled, children }: FieldsetProps) => (
  <fieldset className={styles.set} disabled={disabled}>
    <legend className={styles.legend}>{legend}</legend>
    {hint ? <p className={styles.hint}>{hint}</p> : null}
    {children}
  </fieldset>
);
