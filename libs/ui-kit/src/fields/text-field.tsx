import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import styles from './field.module.css';
import { FieldShell, type FieldTexts } from './field-shell.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'prefix'>;

export interface TextFieldProps extends FieldTexts, NativeInput {
  size?: 'md' | 'lg';
  icon?: IconName;
  /** Short words before and after what is typed: `¥`, `kg`. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A small button inside, at the end. */
  action?: ReactNode;
  /** At the far end of the label's line. */
  aside?: ReactNode;
  /** Tabular figures. */
  numeric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A native input of one line; takes what react-hook-form's `register` gives. */
export const TextField = (props: TextFieldProps) => {
  const { id, label, hint, error, optionalText, aside, size = 'md', icon, prefix, suffix, action, numeric, type = 'text', ...rest } = props;
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optionalText={optionalText} aside={aside}>
      {(control) => (
        <span className={styles.box} data-size={size}>
          {icon || prefix ? <span className={styles.affix}>{icon ? <Icon name={icon} /> : prefix}</span> : null}
          <input {...rest} {...control} type={type} className={styles.control} data-numeric={numeric || undefined} />
          {suffix ? (
            <span className={styles.affix} data-side="end">
              {suffix}
            </span>
          ) : null}
          {action ? (
            <span className={styles.affix} data-action>
              {action}
            </span>
          ) : null}
        </span>
      )}
    </FieldShell>
  );
};
