import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeStore } from '@caravan/web-core';
import { answers, fails, fakeEnvironment, loggedInSession, type Answer } from '@caravan/web-core/testing';
import { logOut } from './session.ts';

const endpoint = 'https://push.example.com/send/1';
const unsubscribe = vi.fn<() => Promise<boolean>>();
const entry = { id: 'p1', endpoint, created_at: '2026-11-20T08:00:00.000Z' };
const other = { ...entry, id: 'p2', endpoint: `${endpoint}2` };

/** Logs out of a browser with notifications; the calls that were made. */
const callsOf = async (routes: Record<string, Answer>): Promise<string[]> => {
  const { environment, calls } = fakeEnvironment(
    { 'POST /logout': answers(null), ...routes },
    { token: 'abc', is_login: '1' },
  );
  const store = makeStore(environment, { session: loggedInSession });
  const run = store.dispatch(logOut(() => undefined));
  await vi.runAllTimersAsync();
  await run;
  expect(store.getState().session.isLogin).toBe(false);
  return calls();
};

beforeEach(() => {
  vi.useFakeTimers();
  unsubscribe.mockReset().mockResolvedValue(true);
  const pushManager = { getSubscription: async () => ({ endpoint, unsubscribe }) };
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('logging out ends notifications on the server before the session, and in the browser', async () => {
  const calls = await callsOf({
    'GET /users/push_subscriptions': answers({ public_key: 'k', items: [other, entry] }),
    'DELETE /users/push_subscriptions/p1': answers(null),
  });
  expect(calls).toEqual(['GET /users/push_subscriptions', 'DELETE /users/push_subscriptions/p1', 'POST /logout']);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test('logs out even if neither the server nor the browser can end them', async () => {
  unsubscribe.mockRejectedValue(new DOMException('no connection', 'NetworkError'));
  const calls = await callsOf({ 'GET /users/push_subscriptions': fails(500, 'internal', 'Something went wrong') });
  expect(calls).toEqual(['GET /users/push_subscriptions', 'POST /logout']);
});
