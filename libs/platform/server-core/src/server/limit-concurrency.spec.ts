import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that ends when the test ends it. */
const heldWork = () => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const start = (id: number) => () => {
    started.push(id);
    return new Promise<number>((resolve) => ends.push(() => resolve(id)));
  };
  return { started, start, endNext: () => ends.shift()?.() };
};

const refuse = () => new Error('full');
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs tasks up to the limit, then the waiting ones in order', async () => {
  const limited = limitConcurrency({ running: 2, waiting: 2, refuse });
  const { started, start, endNext } = heldWork();
  const all = [1, 2, 3, 4].map((id) => limited(start(id)));
  await settled();
  expect(started).toEqual([1, 2]);
  endNext();
  await settled();
  expect(started).toEqual([1, 2, 3]);
  endNext();
  await settled();
  expect(started).toEqual([1, 2, 3, 4]);
  endNext();
  endNext();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

test('refuses tasks at once if the queue is full, and accepts tasks again afterwards', async () => {
  const limited = limitConcurrency({ running: 1, waiting: 1, refuse });
  const { start, endNext } = heldWork();
  const running = limited(start(1));
  const waiting = limited(start(2));
  await expect(limited(start(3))).rejects.toThrow('full');
  endNext();
  await running;
  await settled();
  const next = limited(start(4));
  endNext();
  await waiting;
  await settled();
  endNext();
  expect(await next).toBe(4);
});

test('a failing task releases its place', async () => {
  const limited = limitConcurrency({ running: 1, waiting: 0, refuse });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(() => Promise.resolve('yes'))).toBe('yes');
});
