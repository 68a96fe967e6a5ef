import {
  type ChangeEvent,
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { characterCount } from '@caravan/kernel';
import styles from './field.module.css';
import { FieldShell, type FieldTexts, nativeMaxLength } from './field-shell.tsx';

type NativeTextArea = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'>;

export interface TextAreaProps extends FieldTexts, NativeTextArea {
  /** The most characters. Shows a counter; the form refuses a longer text, and nothing of what is pasted gets lost. */
  maxLength?: number;
  /** The counter as text for screen readers, e.g. `(used, of) => "12 of 500 characters"`. */
  counterText?: (used: number, of: number) => string;
  ref?: Ref<HTMLTextAreaElement>;
}

const lengthOf = (value: TextAreaProps['value']): number => characterCount(String(value ?? ''));

/** A native text area that grows with its text. */
export const TextArea = (props: TextAreaProps) => {
  const { id, label, hint, error, optionalText, maxLength, counterText, onChange, rows = 3, ref, ...rest } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const [typed, setTyped] = useState(lengthOf(rest.defaultValue));
  const used = rest.value === undefined ? typed : lengthOf(rest.value);
  // Form libraries write the value into the element without an event, so the effect reads it after each render. An equal length
  // causes no further render.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setTyped(lengthOf(area.current?.value)));
  const count = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(lengthOf(event.target.value));
    onChange?.(event);
  };
  return (
    <FieldShell id={id} label={label} hint={hint} error={error} optionalText={optionalText}>
      {(control) => {
        const counterId = `${control.id}-counter`;
        const describedBy =
          [control['aria-describedby'], maxLength ? counterId : undefined].filter(Boolean).join(' ') || undefined;
        return (
          <>
            <span className={styles.box}>
              <textarea
                {...rest}
                {...control}
                ref={area}
                aria-describedby={describedBy}
                rows={rows}
                maxLength={nativeMaxLength(maxLength)}
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
