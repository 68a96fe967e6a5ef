import { type ReactNode, useId } from 'react';
import { Icon } from '../media/icon.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './field.module.css';

/**
 * HTML's `maxlength` for a limit in characters (specification 22.13). It counts code units, of which a character has one or
 * two, so the browser stops only what is too long for certain. The form's contract checks the exact limit.
 */
export const nativeMaxLength = (characters: number | undefined): number | undefined =>
  characters === undefined ? undefined : 2 * characters;

export interface FieldTexts {
  /** Always visible. */
  label: ReactNode;
  /**
   * Below the control, so that the controls of paired fields stand on one line whatever their hints; above those of a
   * group.
   */
  hint?: ReactNode;
  /** The fault and how to fix it; marks the field invalid. */
  error?: ReactNode;
  /** Beside the label of an optional field, in the page's language. */
  optionalText?: string;
}

/** The props for the control inside. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldShellProps extends FieldTexts {
  id?: string;
  /** At the end of the label's line: a link to the forgotten password, a counter. */
  aside?: ReactNode;
  /** For groups, whose caption is a legend. */
  group?: boolean;
  /** For a group whose heading says the same: the legend is for screen readers. */
  labelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** A field's error as text with an icon, so that it does not depend on colour alone. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.error}>
    <Icon name="warning" size="sm" />
    <span>{children}</span>
  </p>
);

/** Label, hint and error around a control, connected to it for screen readers. */
export const FieldShell = (props: FieldShellProps) => {
  const { id, label, hint, error, optionalText, aside, group, labelHidden, children } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : undefined, hint ? hintId : undefined].filter(Boolean).join(' ') || undefined;
  const caption = (
    <>
      {label}
      {optionalText ? (
        <>
          {' '}
          <span className={styles.optional}>{optionalText}</span>
        </>
      ) : null}
    </>
  );
  const hintText = hint ? (
    <p id={hintId} className={styles.hint}>
      {hint}
    </p>
  ) : null;
  const body = (
    <>
      {group ? hintText : null}
      {children({ id: controlId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {group ? null : hintText}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </>
  );
  if (group) {
    return (
      <fieldset className={styles.field} aria-describedby={describedBy}>
        <legend className={labelHidden ? undefined : styles.label}>
          {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </legend>
        {body}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={controlId} className={styles.label}>
          {caption}
        </label>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {body}
    </div>
  );
};
