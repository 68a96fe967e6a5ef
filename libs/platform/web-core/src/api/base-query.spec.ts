import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineEndpoint } from '@caravan/kernel';
import { loggedOut, sessionFound } from '../store/session.slice.ts';
import { makeStore } from '../store/store.ts';
import { answers, fails, fakeEnvironment, type Answer } from '../testing/fake-environment.ts';
import { baseApi, mutationOf, queryOf } from './base-api.ts';

const getThing = defineEndpoint<{ params: { id: string }; query: { q?: string; page?: number }; data: unknown }>()({
  method: 'GET',
  path: '/things/:id',
  login: 'optional',
  tags: ['thing'],
  summary: 'A thing',
  quiet: ['thing_unavailable'],
});
const makeThing = defineEndpoint<{ body: { name: string }; data: unknown }>()({
  method: 'POST',
  path: '/things',
  login: 'shopper',
  tags: ['thing'],
  summary: 'Make a thing',
  idempotency: 'key',
});
const uploadThing = defineEndpoint<{ body: { name: string; pictures: File[]; note?: string }; data: unknown }>()({
  method: 'POST',
  path: '/things/pictures',
  login: 'none',
  tags: [],
  summary: 'Upload',
  upload: 'multipart',
  quiet: 'all',
});

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['thing'] }).injectEndpoints({
  endpoints: (build) => ({
    getThing: queryOf(build, getThing),
    makeThing: mutationOf(build, makeThing),
    uploadThing: mutationOf(build, uploadThing),
  }),
});

const read = (answer: Answer, cookies = {}) => {
  const fake = fakeEnvironment(
    {
      'GET /things/a%2Fb': answer,
      'GET /things/a%2Fb?q=x+y': answer,
      'POST /things': answer,
      'POST /things/pictures': answer,
    },
    cookies,
  );
  const store = makeStore(fake.environment);
  const get = (query = {}) =>
    store.dispatch(endpoints.getThing.initiate({ params: { id: 'a/b' }, query }, { forceRefetch: true }));
  const post = () => store.dispatch(endpoints.makeThing.initiate({ body: { name: 'n' }, idempotencyKey: 'key-1' }));
  const upload = () => store.dispatch(endpoints.uploadThing.initiate({ body: { name: 'n', pictures: [] } }));
  const messages = () => store.getState().toasts.map(({ message }) => message);
  return { ...fake, store, get, post, upload, messages };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a call', () => {
  test('sends credentials, the token’s header and the language', async () => {
    const { get, fetch, headersOf } = read(answers(1), { token: 'abc' });
    await get();
    expect(fetch.mock.calls[0]?.[1].credentials).toBe('include');
    expect(headersOf(0).get('authorization')).toBe('Bearer abc');
    expect(headersOf(0).get('client-language')).toBe('en');
  });

  test('names the account whose page it is, once it is known', async () => {
    const { get, store, headersOf } = read(answers(1), { token: 'abc' });
    await get();
    store.dispatch(sessionFound('anna'));
    await get();
    expect([headersOf(0).has('client-account'), headersOf(1).get('client-account')]).toEqual([false, 'anna']);
  });

  test('sends neither Authorization nor account without a token', async () => {
    const { get, store, headersOf } = read(answers(1));
    store.dispatch(sessionFound('anna'));
    await get();
    expect(headersOf(0).has('authorization')).toBe(false);
    expect(headersOf(0).has('client-account')).toBe(false);
  });

  test('fills the path, leaves out unset values, and returns the data', async () => {
    const { get, calls } = read(answers({ id: 1 }));
    const { data } = await get({ q: 'x y', page: undefined });
    expect(calls()).toEqual(['GET /things/a%2Fb?q=x+y']);
    expect(data).toEqual({ id: 1 });
  });

  test('sends JSON and its idempotency key', async () => {
    const { post, fetch, headersOf } = read(answers(1));
    await post();
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"name":"n"}');
    expect(headersOf(0).get('content-type')).toBe('application/json');
    expect(headersOf(0).get('idempotency-key')).toBe('key-1');
  });

  test('sends files as a form, whose type the browser writes', async () => {
    const { store, fetch, headersOf } = read(answers(1));
    const pictures = [new File(['1'], 'a.png'), new File(['2'], 'b.png')];
    await store.dispatch(endpoints.uploadThing.initiate({ body: { name: 'n', pictures } }));
    const form = fetch.mock.calls[0]?.[1].body as FormData;
    expect(form.get('name')).toBe('n');
    expect(form.getAll('pictures')).toHaveLength(2);
    expect(form.has('note')).toBe(false);
    expect(headersOf(0).has('content-type')).toBe(false);
  });
});

describe('errors (specification 21)', () => {
  test('a body code other than 200 shows a toast for 4 s, and the caller gets the whole body', async () => {
    const { get, messages } = read(fails(422, 'rule', 'That breaks a rule', 200, { price_fen: 5 }));
    const { error } = await get();
    expect(error).toEqual({
      status: 422,
      message: 'That breaks a rule',
      body: { code: 422, message: 'That breaks a rule', data: { reason: 'rule', price_fen: 5 } },
    });
    expect(messages()).toEqual(['That breaks a rule']);
    vi.advanceTimersByTime(3999);
    expect(messages()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  test('an HTTP error other than 500 shows the message of its body', async () => {
    const { get, messages } = read(fails(409, 'wrong_state', 'Changed meanwhile'));
    await get();
    expect(messages()).toEqual(['Changed meanwhile']);
  });

  test('a 500 is silent', async () => {
    const { get, messages } = read(fails(500, 'internal', 'Broken'));
    expect((await get()).error).toMatchObject({ status: 500, message: 'Broken' });
    expect(messages()).toEqual([]);
  });

  test('a body code of 500 shows a toast like any other code', async () => {
    const { get, messages } = read(fails(500, 'internal', 'Broken', 200));
    await get();
    expect(messages()).toEqual(['Broken']);
  });

  test('a reason that the page shows itself is silent', async () => {
    const { get, messages } = read(fails(424, 'thing_unavailable', 'Not to be had'));
    await get();
    expect(messages()).toEqual([]);
  });

  test.each([
    ['a refusal', fails(409, 'wrong_state', 'Changed meanwhile'), []],
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), []],
    ['a lost session', fails(401, 'login_required', 'Please log in'), ['Please log in']],
  ])('where the page shows every failure itself, %s has the toasts it needs', async (_case, answer, toasts) => {
    const { upload, messages } = read(answer);
    await upload();
    expect(messages()).toEqual(toasts);
  });

  test('a visible message is not shown twice', async () => {
    const { get, messages } = read(fails(429, 'too_many_requests', 'Wait'));
    await Promise.all([get(), get({ q: 'x y' })]);
    expect(messages()).toEqual(['Wait']);
  });

  test.each([
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch')), 0],
    ['an answer that is no envelope', () => new Response('<html>', { status: 502 }), 502],
  ])('%s shows a default message', async (_case, answer, status) => {
    const { get, messages } = read(answer);
    expect((await get()).error).toMatchObject({ status });
    expect(messages()).toEqual(['No answer from the server. Please check your connection']);
  });

  test('a call that a logout cuts short shows nothing, neither to the shopper nor in the console', async () => {
    const logged = vi.spyOn(console, 'error');
    const { environment } = fakeEnvironment();
    environment.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const store = makeStore(environment);
    const call = store.dispatch(endpoints.getThing.initiate({ params: { id: 'a/b' } }));
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(loggedOut());
    await call;
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().toasts).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  test('the server shows no toasts', async () => {
    const { environment } = fakeEnvironment({ 'GET /things/1': fails(404, 'not_found', 'Not here') });
    const store = makeStore({ ...environment, isServer: true });
    await store.dispatch(endpoints.getThing.initiate({ params: { id: '1' }, query: {} }));
    expect(store.getState().toasts).toEqual([]);
  });
});

describe('the minimum delay', () => {
  const slow = async (method: 'get' | 'post') => {
    const { environment, store, get, post } = read(answers(1));
    environment.minimumDelayMs = 200;
    let done = false;
    const call = method === 'get' ? get() : post();
    void call.then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(199);
    const before = done;
    await vi.advanceTimersByTimeAsync(1);
    return { before, after: done, store };
  };

  test('makes a mutation take 200 ms', async () => {
    expect(await slow('post')).toMatchObject({ before: false, after: true });
  });

  test('does not delay a query', async () => {
    expect(await slow('get')).toMatchObject({ before: true });
  });
});
