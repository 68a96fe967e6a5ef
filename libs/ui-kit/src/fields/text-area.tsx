import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useEffect, useImperativeHandle, useRef, useState } from 'react';
import styles from './field.module.css';
import { FieldShell, type FieldTexts } from './field-shell.tsx';

type NativeTextArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'>;

export interface TextAreaProps extends FieldTexts, NativeTextArea {
  /** With it the counter is shown; typing and pasting stop there. */
  maxLength?: number;
  /** The counter in words for screen readers, e.g. `(used, of) => "12 of 500 characters"`. */
  counterText?: (used: number, of: number) => string;
  ref?: Ref<HTMLTextAreaElement>;
}

const lengthOf = (value: TextAreaProps['value']): number => String(value ?? '').length;

/** A native text area that grows with its text. */
export const TextArea = (props: TextAreaProps) => {
  const { id, label, hint, error, optionalText, maxLength, counterText, onChange, rows = 3, ref, ...rest } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const [typed, setTyped] = useState(lengthOf(rest.defaultValue));
  const used = rest.value === undefined ? typed : lengthOf(rest.value);
  // A form library writes the value into the element and tells nobody, so it is read after each render; the same length ends the chain.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setTyped(lengthOf(area.current?.value)));
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
      {(control) => {
        const counterId = `${control.id}-counter`;
        const describedBy = [control['aria-describedby'], maxLength ? counterId : undefined].filter(Boolean).join(' ') || undefined;
        return (
          <>
            <span className={styles.box}>
              <textarea
                {...rest}
                {...control}
                ref={area}
                aria-describedby={describedBy}
                rows={rows}
                maxLength={maxLength}
                onChange={count}
                className={styles.control}
              />
            </span>
            {maxLength ? (
              <span id={counterId} className={styles.counter} data-full={used >= maxLength || undefined}>
                {counterText ? counterText(used, maxLength) : `${used} / ${maxLength}`}
              </span>
            ) : null}
          </>
        );
      }}
    </FieldShell>
  );
};
