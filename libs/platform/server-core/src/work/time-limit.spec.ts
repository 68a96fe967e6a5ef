import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { limitTime } from './time-limit.ts';

const over = vi.fn();
beforeEach(() => {
  over.mockReset();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A worker that gets a share of the processor. */
const worker = (share: number) => {
  const begun = Date.now();
  return vi.fn(async () => 300 + (Date.now() - begun) * share);
};

it('counts by the clock if the worker cannot tell its processor time', async () => {
  limitTime({ time: 1_000, over });
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('gives a task on a busy machine its processor time, without what its worker used before', async () => {
  limitTime({ time: 1_000, used: worker(0.25), over });
  await vi.advanceTimersByTimeAsync(3_900);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toHaveBeenCalledOnce();
});

it.each([
  ['waits for nothing', worker.bind(undefined, 0)],
  ['cannot be asked', () => async () => Promise.reject(new Error('the worker does not run'))],
  ['never answers', () => () => new Promise<number>(() => undefined)],
])('ends a task whose worker %s at six times its time', async (_name, used) => {
  limitTime({ time: 1_000, used: used(), over });
  await vi.advanceTimersByTimeAsync(5_999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

it('asks nothing more of a task that ended', async () => {
  const used = worker(1);
  const stop = limitTime({ time: 1_000, used, over });
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(used).toHaveBeenCalledOnce();
  expect(over).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
