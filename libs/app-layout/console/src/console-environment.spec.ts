import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consoleEnvironment } from './console-environment.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const activityOf = async (seconds: number, sign?: Event): Promise<string | null> => {
  const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const environment = consoleEnvironment();
  vi.setSystemTime(seconds * 1_000);
  if (sign) document.body.dispatchEvent(sign);
  await environment.fetch('/v1/staff/queues', { headers: { accept: 'application/json' } });
  const headers = new Headers(sent.mock.lastCall?.[1]?.headers);
  expect(headers.get('accept')).toBe('application/json');
  return headers.get('client-activity');
};

it('a call soon after the last sign of life is a use of the session', async () => {
  expect(await activityOf(59)).toBeNull();
});

it('a call of a page that nobody has touched for a minute says so', async () => {
  expect(await activityOf(60)).toBe('background');
});

it.each([
  new KeyboardEvent('keydown', { key: 'j', bubbles: true }),
  new Event('pointerdown', { bubbles: true }),
  new WheelEvent('wheel', { bubbles: true }),
])('$type is a sign of life', async (sign) => {
  expect(await activityOf(7_000, sign)).toBeNull();
});
