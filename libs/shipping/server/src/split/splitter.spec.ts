import { expect, test, vi } from 'vitest';
import { extentOf, seedMethods, type SplitProblem } from '@caravan/shipping/port';
import { countThreads, threadProgram } from '../testing/threads.ts';
import { makeSplitter, type SplitterOptions } from './splitter.ts';

const error = vi.fn();
const splitterOf = (options: SplitterOptions = {}) => makeSplitter({ error }, options);

const tote = {
  goodsG: 1_240,
  extent: extentOf({ lengthMm: 320, widthMm: 280, heightMm: 90 }),
  restrictions: [],
  storageFen: 0,
  handlingFen: 0,
  valueFen: 25_800,
};
const problem: SplitProblem = {
  goods: [tote, tote],
  methods: seedMethods,
  country: 'DE',
  goal: 'cost',
  limitFen: null,
};
const me = { caller: 'me' };

test('works plans out in its thread, for several callers at once', async () => {
  const splitter = splitterOf();
  const plans = await Promise.all(['a', 'b', 'c'].map((caller) => splitter.split(problem, { caller })));
  expect(plans[0]?.parcels.flatMap(({ items }) => items)).toEqual([0, 1]);
  expect(plans[2]).toEqual(plans[0]);
  await splitter.close();
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['throws', '() => { throw new Error("broken"); }'],
  ['answers an error', '() => parentPort.postMessage({ error: "broken" })'],
  ['runs out of memory', '() => { const all = []; for (;;) all.push(new Array(1e5).fill({})); }'],
])('refuses a task whose thread %s, logs it, and takes the next', async (_, onTask) => {
  error.mockClear();
  const splitter = splitterOf({ program: threadProgram(onTask), time: 60_000 });
  for (const time of [1, 2]) {
    await expect(splitter.split(problem, me)).rejects.toMatchObject({ reason: 'split_failed' });
    expect(error).toHaveBeenCalledTimes(time);
  }
  await splitter.close();
});

test('leaves the work of a request that its caller has given up', async () => {
  const splitter = splitterOf({ program: threadProgram('() => undefined'), time: 60_000 });
  const request = new AbortController();
  const waiting = splitter.split(problem, { ...me, signal: request.signal });
  request.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await splitter.close();
});

test('ends a thread that has had nothing to do for a while, which is no error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const threads = countThreads();
  try {
    error.mockClear();
    const splitter = splitterOf();
    await splitter.split(problem, me);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(threads.running()).toBe(0), 10_000);
    expect(error).not.toHaveBeenCalled();
    await splitter.close();
  } finally {
    threads.stop();
    vi.useRealTimers();
  }
});
