import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookWhenSeen, pauseBefore } from './look-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('looks become rarer, and never stop', () => {
  const pauses = Array.from({ length: 40 }, (_, look) => pauseBefore(look, false));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses[0]).toBe(1_000);
  expect(pauses.at(-1)).toBe(30_000);
  expect(pauseBefore(0, true)).toBe(30_000);
});

test('a look comes after its pause, once', () => {
  const look = vi.fn();
  lookWhenSeen(look, 1_000);
  vi.advanceTimersByTime(999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a page that nobody sees does not look, and looks at once when it is seen again', () => {
  const look = vi.fn();
  lookWhenSeen(look, 1_000);
  setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(look).not.toHaveBeenCalled();
  setHidden(false);
  vi.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a look that was called off does not come', () => {
  const look = vi.fn();
  const stop = lookWhenSeen(look, 1_000);
  stop();
  setHidden(true);
  setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
});
