import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchStalls } from './watch-stalls.ts';

const workFor = (milliseconds: number): void => {
  const { user, system } = process.threadCpuUsage();
  const until = user + system + milliseconds * 1000;
  for (let now = process.threadCpuUsage(); now.user + now.system < until; now = process.threadCpuUsage());
};

it('detects uninterrupted work, but not the same work in portions', async () => {
  const uninterrupted = watchStalls();
  workFor(150);
  expect(uninterrupted.stop()).toBeGreaterThanOrEqual(150);

  const inPortions = watchStalls();
  for (let portion = 0; portion < 15; portion += 1) {
    workFor(10);
    await setImmediate();
  }
  expect(inPortions.stop()).toBeLessThan(100);
});
