import { afterEach, expect, test, vi } from 'vitest';
import { defineEndpoint } from '@caravan/kernel';
import { baseApi, queryOf } from '../api/base-api.ts';
import { answers, fakeEnvironment, fails } from '../testing/fake-environment.ts';
import { dehydrate, rehydrate, type DehydratedState } from './hydration.ts';
import { freshForSeconds, load } from './load.ts';
import { makeStore } from './store.ts';

const named = defineEndpoint<{ query: { name: string }; data: string }>()({
  method: 'GET',
  path: '/named',
  login: 'none',
  tags: ['article'],
  summary: 'A name',
});
const { getNamed } = baseApi.enhanceEndpoints({ addTagTypes: ['article'] }).injectEndpoints({
  endpoints: (build) => ({ getNamed: queryOf(build, named) }),
}).endpoints;
const ask = (name: string) => getNamed.initiate({ query: { name } });

afterEach(() => vi.useRealTimers());

/** The state of a page that made three calls at a time, answered in an order. */
const renderAt = async (time: string, order: readonly string[]): Promise<string> => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  const late = Object.fromEntries(order.map((name) => [name, Promise.withResolvers<void>()]));
  const routes = Object.fromEntries(
    order.map((name) => [
      `GET /named?name=${name}`,
      async () => {
        await late[name]?.promise;
        return name === 'bad' ? fails(404, 'not_found', 'Gone')() : answers(name)();
      },
    ]),
  );
  const store = makeStore({ ...fakeEnvironment(routes).environment, isServer: true });
  const loads = order.map((name) => load(store, ask(name)));
  for (const name of order) {
    late[name]?.resolve();
    await loads[order.indexOf(name)];
  }
  return JSON.stringify(dehydrate(store.getState()));
};

test('the state of a page is the same whenever and in whatever order its calls were answered', async () => {
  const first = await renderAt('2026-11-25T10:00:00Z', ['a', 'b', 'bad']);
  const second = await renderAt('2026-11-25T11:00:00Z', ['bad', 'b', 'a']);
  expect(second).toBe(first);
  const { queries } = (JSON.parse(first) as DehydratedState).api;
  expect(Object.values(queries).map(({ data, status }) => data ?? status)).toEqual(['a', 'b', 'rejected']);
});

test('the browser shows finished calls without asking again, however old the page is, and repeats failed ones', async () => {
  const state = JSON.parse(await renderAt('2026-11-25T10:00:00Z', ['a', 'bad'])) as DehydratedState;
  const now = Date.parse('2026-11-25T10:05:00Z');
  vi.setSystemTime(now);
  const { environment, calls } = fakeEnvironment({ 'GET /named?name=bad': answers('good again') });
  const store = makeStore(environment, rehydrate(state, now));
  const shown = (name: string) => getNamed.select({ query: { name } })(store.getState());
  expect([shown('a').data, shown('bad').isError]).toEqual(['a', true]);

  const options = { subscribe: true, forceRefetch: freshForSeconds };
  await store.dispatch(getNamed.initiate({ query: { name: 'a' } }, options));
  await store.dispatch(getNamed.initiate({ query: { name: 'bad' } }, options));
  expect(calls()).toEqual(['GET /named?name=bad']);
  expect(shown('bad').data).toBe('good again');
});

test('a pending call is left out', () => {
  const store = makeStore(fakeEnvironment({ 'GET /named?name=a': () => new Promise(() => undefined) }).environment);
  void store.dispatch(ask('a'));
  const { session, api } = dehydrate(store.getState());
  expect([api.queries, session]).toEqual([{}, store.getState().session]);
});
