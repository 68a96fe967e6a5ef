import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that ends when it is told to. */
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

test('runs what there is room for, then the waiting in order', async () => {
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

test('refuses at once whom the queue has no place for, and takes again afterwards', async () => {
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

test('work that fails gives its place back', async () => {
  const limited = limitConcurrency({ running: 1, waiting: 0, refuse });
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limited(() => Promise.resolve('yes'))).toBe('yes');
});
