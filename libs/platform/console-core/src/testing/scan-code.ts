import { act } from '@testing-library/react';

const strokeOf = (key: string): { code: string; shiftKey: boolean } => {
  if (/\d/.test(key)) return { code: `Digit${key}`, shiftKey: false };
  if (/[A-Z]/.test(key)) return { code: `Key${key}`, shiftKey: true };
  if (key === '-') return { code: 'Minus', shiftKey: false };
  if (key === ':') return { code: 'Semicolon', shiftKey: true };
  throw new Error(`no key for ${key}`);
};

/** The time of the last key, in ms; scans follow typed keys after a pause, whatever time the test takes. */
let last = 0;

/** Types a code as a wedge scanner does: a key each millisecond, and Enter. */
export const scanCode = (text: string): void => {
  const keys = [...[...text].map((key) => ({ key, ...strokeOf(key) })), { key: 'Enter', code: 'Enter' }];
  last = Math.max(last, new Event('keydown').timeStamp) + 1000;
  act(() => {
    for (const init of keys) {
      const target = document.activeElement ?? document.body;
      const pressed = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
      last += 1;
      Object.defineProperty(pressed, 'timeStamp', { value: last });
      target.dispatchEvent(pressed);
      target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, cancelable: true, ...init }));
    }
  });
};
