import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchReads } from './batch-reads.ts';

const counting = () => {
  const asked: number[][] = [];
  const read = batchReads(async (keys: readonly number[]) => {
    asked.push([...keys]);
    return keys.map((key) => (key % 2 ? undefined : `row ${key}`));
  });
  return { asked, read };
};

test('what is asked for in one turn is read at once, each answered for itself', async () => {
  const { asked, read } = counting();
  const later = Promise.resolve().then(() => read(4));
  expect(await Promise.all([read(2), read(3), read(2), later])).toEqual(['row 2', undefined, 'row 2', 'row 4']);
  expect(asked).toEqual([[2, 3, 2, 4]]);
});

test('nothing is remembered', async () => {
  const { asked, read } = counting();
  await read(2);
  await turn();
  await read(2);
  expect(asked).toEqual([[2], [2]]);
});

test('more than a statement may name are several statements', async () => {
  const { asked, read } = counting();
  const keys = Array.from({ length: 250 }, (_, index) => index);
  expect(await Promise.all(keys.map(read))).toEqual(keys.map((key) => (key % 2 ? undefined : `row ${key}`)));
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('a failure is the failure of all that asked together, and of nobody else', async () => {
  let fails = true;
  const read = batchReads(async (keys: readonly number[]) => {
    if (fails) throw new Error('away');
    return keys;
  });
  const both = await Promise.allSettled([read(1), read(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await read(1)).toBe(1);
});
