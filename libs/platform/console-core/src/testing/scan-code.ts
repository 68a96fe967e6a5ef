import { act } from '@testing-library/react';
import { usStrokes } from '../keys/us-layout.ts';

/** The time of the last key, in ms; scans follow typed keys after a pause, whatever time the test takes. */
let last = 0;

export interface ScanOptions {
  /** A Chinese input method takes the keys, and writes what it has read into the field at the end. */
  inputMethod?: boolean;
}

/** Writes at the end of a field as the browser does, past React, which notices by the event. */
const write = (field: Element, text: string): void => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

/** Types a code as a wedge scanner does: a key each millisecond, and Enter. Letters go into the field with the focus. */
export const scanCode = (text: string, { inputMethod = false }: ScanOptions = {}): void => {
  const strokes = usStrokes(text);
  if (!strokes) throw new Error(`a character without a key in ${text}`);
  const keys = [
    ...strokes.map(({ code, shift }, index) => ({ key: text[index] ?? '', code, shiftKey: shift })),
    { key: 'Enter', code: 'Enter' },
  ];
  last = Math.max(last, new Event('keydown').timeStamp) + 1000;
  const target = document.activeElement ?? document.body;
  act(() => {
    if (inputMethod) target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const init of keys) {
      const stroke = inputMethod ? { ...init, key: 'Process', isComposing: true } : init;
      const pressed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...stroke });
      last += 1;
      Object.defineProperty(pressed, 'timeStamp', { value: last });
      target.dispatchEvent(pressed);
      if (!pressed.defaultPrevented && stroke.key.length === 1) write(target, stroke.key);
      target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, cancelable: true, ...stroke }));
    }
    if (!inputMethod) return;
    write(target, text.toLowerCase());
    target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  });
};
