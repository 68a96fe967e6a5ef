import { expect, it, vi } from 'vitest';
import { mostFailures, workOff } from './work-off.ts';

const shelf = (...left: number[]) => ({
  left,
  read: (failed: ReadonlySet<string>) => Promise.resolve(left.slice(0, 2 + failed.size)),
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

it('works off everything behind what fails, and tries that once', async () => {
  const { left, read, take } = shelf(1, 2, 3, 4, 5, 6, 7);
  const failure = new Error('damaged');
  // More than a batch fails, and it comes first.
  const work = vi.fn((one: number) => (one <= 3 ? Promise.reject(failure) : take(one)));
  await expect(workOff(read, work, 'goods could not be moved')).rejects.toMatchObject({
    errors: [failure, failure, failure],
    message: '3 goods could not be moved',
  });
  expect(left).toEqual([1, 2, 3]);
  expect(work).toHaveBeenCalledTimes(7);
});

it('ends if everything fails', async () => {
  const all = Array.from({ length: 10_000 }, (_, n) => n);
  const work = vi.fn(() => Promise.reject(new Error('the database went away')));
  await expect(workOff((failed) => Promise.resolve(all.slice(0, 100 + failed.size)), work, 'failed')).rejects.toThrow(
    `${mostFailures} failed`,
  );
  expect(work).toHaveBeenCalledTimes(mostFailures);
});
