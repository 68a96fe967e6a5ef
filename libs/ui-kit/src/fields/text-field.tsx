import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icons.ts';
import styles from './field.module.css';
import { FieldShell, type FieldTexts, nativeMaxLength } from './field-shell.tsx';

type NativeInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size' | 'prefix'>;

export interface TextFieldProps extends FieldTexts, NativeInput {
  size?: 'md' | 'lg';
  /** The most characters; the form refuses a longer text. */
  maxLength?: number;
  /** The form takes nothing but ASCII, of which a character is one code unit. */
  isAscii?: boolean;
  icon?: IconName;
  /** Short texts before and after the value: `¥`, `kg`. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A small button at the end, inside the field. */
  action?: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
  /** Tabular figures. */
  numeric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A native single-line input; takes the props of react-hook-form's `register`. */
export const TextField = (props: TextFieldProps) => {
  const {
    id,
    label,
    hint,
    error,
    optionalText,
    aside,
    size = 'md',
    icon,
    prefix,
    suffix,
    action,
    numeric,
    type = 'text',
    maxLength,
    isAscii = false,
    ...rest
  } = props;
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optionalText={optionalText} aside={aside}>
      {(control) => (
        <span className={styles.box} data-size={size}>
          {icon || prefix ? <span className={styles.affix}>{icon ? <Icon name={icon} /> : prefix}</span> : null}
          <input
            {...rest}
            {...control}
            type={type}
            maxLength={isAscii ? maxLength : nativeMaxLength(maxLength)}
            className={styles.control}
            data-numeric={numeric || undefined}
          />
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
