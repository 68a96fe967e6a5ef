import { expect, it, vi } from 'vitest';
import { workOff } from './work-off.ts';

const shelf = (...left: number[]) => ({
  left,
  read: () => Promise.resolve(left.slice(0, 2)),
  take: (one: number) => {
    left.splice(left.indexOf(one), 1);
    return Promise.resolve(true);
  },
});

it('works off batches until nothing is left', async () => {
  const { left, read, take } = shelf(1, 2, 3, 4, 5);
  await workOff(read, take, 'failed');
  expect(left).toEqual([]);
});

it('ends after a batch of which none was due', async () => {
  const { read } = shelf(1, 2);
  const work = vi.fn(() => Promise.resolve(false));
  await workOff(read, work, 'failed');
  expect(work).toHaveBeenCalledTimes(2);
});

it('goes on in the batch of a failure, and begins no other', async () => {
  const { left, read, take } = shelf(1, 2, 3);
  const failure = new Error('one');
  const work = (one: number) => (one === 1 ? Promise.reject(failure) : take(one));
  await expect(workOff(read, work, 'goods could not be moved')).rejects.toMatchObject({
    errors: [failure],
    message: '1 goods could not be moved',
  });
  expect(left).toEqual([1, 3]);
});
