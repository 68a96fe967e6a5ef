import { renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { singleFlight, doubleClickMs } from './use-single-flight.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

describe('singleFlight', () => {
  const always = () => true;

  test('a second click within 2 s does nothing', async () => {
    let now = 0;
    const work = vi.fn(() => Promise.resolve('done'));
    const guarded = singleFlight(work, doubleClickMs, always, () => now);
    expect(await guarded()).toBe('done');
    now = 1999;
    expect(await guarded()).toBeUndefined();
    now = 2000;
    expect(await guarded()).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('nor does a click while the first one still runs', async () => {
    let now = 0;
    let finish: (value: string) => void = () => undefined;
    const work = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    const guarded = singleFlight(work, doubleClickMs, always, () => now);
    const first = guarded();
    now = 60_000;
    expect(await guarded()).toBeUndefined();
    finish('late');
    expect(await first).toBe('late');
  });

  test('what is no repeat is done at once', async () => {
    const work = vi.fn((text: string) => Promise.resolve(text));
    const guarded = singleFlight(
      work,
      doubleClickMs,
      ([text], [last]) => text === last,
      () => 0,
    );
    expect(await guarded('a')).toBe('a');
    expect(await guarded('a')).toBeUndefined();
    expect(await guarded('b')).toBe('b');
  });

  test('a failure is passed on and allows the next click', async () => {
    let now = 0;
    const guarded = singleFlight(
      () => Promise.reject(new Error('no')),
      doubleClickMs,
      always,
      () => now,
    );
    await expect(guarded()).rejects.toThrow('no');
    now = 2000;
    await expect(guarded()).rejects.toThrow('no');
  });
});

describe('useIdempotencyKey', () => {
  test('the same payload has the same key until it is settled', () => {
    const { result, rerender } = renderHook(() => useIdempotencyKey());
    const first = result.current.keyFor({ amount: 1 });
    rerender();
    expect(result.current.keyFor({ amount: 1 })).toBe(first);
    const other = result.current.keyFor({ amount: 2 });
    expect(other).not.toBe(first);
    result.current.settle();
    expect(result.current.keyFor({ amount: 2 })).not.toBe(other);
  });
});
