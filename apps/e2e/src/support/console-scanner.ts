import type { Page } from '@playwright/test';

/** Between the keys of a scanner, in s. */
const gap = 0.005;
/** The same code again within 0.3 s counts once, so that scans of a test are further apart, in s. */
const pause = 0.4;

/** The key on a US keyboard; with Shift for a capital letter and the colon. */
const strokeOf = (character: string): { code: string; shift: boolean } => {
  if (/\d/.test(character)) return { code: `Digit${character}`, shift: false };
  if (/[A-Z]/.test(character)) return { code: `Key${character}`, shift: true };
  if (character === '-') return { code: 'Minus', shift: false };
  if (character === ':') return { code: 'Semicolon', shift: true };
  throw new Error(`no key for ${character}`);
};

/** A scanner that types into this page: a burst of keys that ends with Enter. */
export type Scanner = (code: string) => Promise<void>;

/**
 * Connects a scanner. The times are part of the events, so that a slow machine does not make a slow scanner. The
 * session stays open: its end would bring an offline page back online.
 */
export const connectScanner = async (page: Page): Promise<Scanner> => {
  const session = await page.context().newCDPSession(page);
  let free = 0;
  return async (code) => {
    // A station may be in view before it listens to keys.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const strokes = [...code].map((text) => ({ ...strokeOf(text), text, key: text }));
    const begin = Math.max(free, Date.now() / 1000);
    free = begin + strokes.length * gap + pause;
    await Promise.all(
      [...strokes, { code: 'Enter', shift: false, text: '\r', key: 'Enter' }].flatMap(
        ({ shift, text, ...key }, index) => {
          const event = { ...key, modifiers: shift ? 8 : 0, timestamp: begin + index * gap };
          return [
            session.send('Input.dispatchKeyEvent', { ...event, text, type: 'keyDown' }),
            session.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
          ];
        },
      ),
    );
  };
};
