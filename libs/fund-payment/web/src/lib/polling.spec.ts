import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookWhenSeen, pauseBefore } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

test('polls become rarer, and do not stop', () => {
  const pauses = Array.from({ length: 40 }, (_, look) => pauseBefore(look, false));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses[0]).toBe(1_000);
  expect(pauses.at(-1)).toBe(30_000);
  expect(pauseBefore(0, true)).toBe(30_000);
});

test('polls once after the pause', () => {
  const look = vi.fn();
  lookWhenSeen(look, 1_000);
  vi.advanceTimersByTime(999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a hidden page does not poll, and polls at once when it is visible again', () => {
  const look = vi.fn();
  lookWhenSeen(look, 1_000);
  setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(look).not.toHaveBeenCalled();
  setHidden(false);
  vi.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a cancelled poll does not run', () => {
  const look = vi.fn();
  const stop = lookWhenSeen(look, 1_000);
  stop();
  setHidden(true);
  setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
});
