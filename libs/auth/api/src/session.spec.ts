import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { defineEndpoint } from '@caravan/kernel';
import { baseApi, draftsOf, makeStore, queryOf, sessionFound } from '@caravan/web-core';
import { answers, fails, fakeEnvironment, loggedInSession, type Answer } from '@caravan/web-core/testing';
import { authApi } from './auth.api.ts';
import { endSession } from './end-session.ts';
import { loadSession, makeResync, resyncEveryMs } from './session.ts';
import { userInfoApi } from './session.api.ts';

const getSecret = defineEndpoint<{ data: string }>()({
  method: 'GET',
  path: '/secret',
  login: 'shopper',
  tags: ['secret'],
  summary: 'A secret',
});

const getPublic = defineEndpoint<{ data: string }>()({
  method: 'GET',
  path: '/public',
  login: 'none',
  tags: [],
  summary: 'For all',
});

const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: ['secret'] }).injectEndpoints({
  endpoints: (build) => ({ getSecret: queryOf(build, getSecret), getPublic: queryOf(build, getPublic) }),
});

const lost = fails(401, 'login_required', 'Please login first');
const live: Record<string, Answer> = {
  'GET /users/verify': answers({ logged_in: true, account: 'user_1' }),
  'GET /users/info': answers(aUserInfo({ email: 'a@example.test' })),
  'GET /secret': answers('s'),
  'POST /logout': answers(null),
  'POST /login': answers({ token: 'fresh', user: { id: 'user_1' } }),
};
const cookies = { token: 'abc', is_login: '1' };

const start = (routes: Record<string, Answer> = {}, isLogin = true) => {
  const fake = fakeEnvironment({ ...live, ...routes }, isLogin ? cookies : {});
  const store = makeStore(fake.environment, { session: { ...loggedInSession, isLogin } });
  const isLoggedIn = () => store.getState().session.isLogin;
  return { ...fake, store, isLoggedIn, jar: fake.environment.cookies };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a session begins', () => {
  test('with any answer that holds a token: cookies for two days', async () => {
    const { store, jar, isLoggedIn, environment } = start({}, false);
    const set = vi.spyOn(environment.cookies, 'set');
    await store.dispatch(
      authApi.endpoints.login.initiate({ query: {}, body: { email: 'a@example.test', password: 'abc123' } }),
    );
    expect(set.mock.calls).toEqual([
      ['token', 'fresh', 172_800],
      ['is_login', '1', 172_800],
      ['account', 'user_1.fresh', 172_800],
    ]);
    expect(store.getState().session.account).toBe('user_1');
    expect(jar.get('token')).toBe('fresh');
    expect(isLoggedIn()).toBe(true);
  });

  test('and what was read as a visitor is asked again', async () => {
    const { store, calls } = start({}, false);
    store.dispatch(endpoints.getSecret.initiate());
    await vi.runAllTimersAsync();
    await store.dispatch(
      authApi.endpoints.login.initiate({ query: {}, body: { email: 'a@example.test', password: 'abc123' } }),
    );
    await vi.runAllTimersAsync();
    expect(calls().filter((call) => call === 'GET /secret')).toHaveLength(2);
  });
});

describe('a lost session', () => {
  test('removes token, flag and user, says so once, and asks for login', async () => {
    const { store, jar, isLoggedIn, environment } = start({ 'GET /secret': lost });
    environment.requireLogin = vi.fn();
    await store.dispatch(userInfoApi.endpoints.getUserInfo.initiate());
    await store.dispatch(endpoints.getSecret.initiate());
    expect([jar.get('token'), jar.get('is_login'), isLoggedIn()]).toEqual([undefined, undefined, false]);
    expect(userInfoApi.endpoints.getUserInfo.select()(store.getState()).data).toBeUndefined();
    expect(store.getState().toasts.map(({ message }) => message)).toEqual(['Please login first']);
    expect(environment.requireLogin).toHaveBeenCalledOnce();
  });

  test('resets the cache once: a page that asks again does not go round in circles', async () => {
    const { store, calls } = start({ 'GET /secret': lost });
    await store.dispatch(endpoints.getSecret.initiate());
    await store.dispatch(endpoints.getSecret.initiate());
    const kept = endpoints.getSecret.select()(store.getState());
    expect(calls()).toHaveLength(2);
    expect(kept.isError).toBe(true);
  });

  test('that the server found dead costs the cookies, and nothing that a visitor sees', async () => {
    const { store, jar, calls } = start({ 'GET /users/verify': lost, 'GET /public': answers('p') }, false);
    jar.set('token', 'dead', 60);
    jar.set('is_login', '1', 60);
    store.dispatch(endpoints.getPublic.initiate());
    await vi.runAllTimersAsync();
    await store.dispatch(makeResync()());
    expect(jar.get('token')).toBeUndefined();
    expect(endpoints.getPublic.select()(store.getState()).data).toBe('p');
    expect(calls()).toEqual(['GET /public', 'GET /users/verify']);
  });

  test('found by the session check is no toast and no redirect', async () => {
    const { store, isLoggedIn, jar, environment } = start({ 'GET /users/verify': lost });
    environment.requireLogin = vi.fn();
    await store.dispatch(loadSession());
    expect(store.getState().toasts).toEqual([]);
    expect(environment.requireLogin).not.toHaveBeenCalled();
    expect([isLoggedIn(), jar.get('token')]).toEqual([false, undefined]);
  });
});

describe('a page whose account was replaced by a login in another tab', () => {
  const open = (routes: Record<string, Answer>) => {
    const page = start(routes);
    page.store.dispatch(sessionFound('user_1'));
    page.environment.reload = vi.fn();
    return page;
  };
  /** Another tab logs in. */
  const logInElsewhere = ({ jar }: ReturnType<typeof open>) => {
    jar.set('token', 'theirs', 60);
    jar.set('account', 'user_2.theirs', 60);
  };

  test('notices it on a page change without a call, and is loaded again', async () => {
    const page = open({});
    logInElsewhere(page);
    await page.store.dispatch(makeResync()());
    expect(page.calls()).toEqual([]);
    expect(page.environment.reload).toHaveBeenCalledOnce();
    expect(page.store.getState()).toMatchObject({ toasts: [], session: { isLogin: true, account: 'user_1' } });
  });

  test('does not log the other account out when its own session is found dead', async () => {
    const page: ReturnType<typeof open> = open({
      'GET /secret': () => {
        logInElsewhere(page);
        return lost();
      },
    });
    await page.store.dispatch(endpoints.getSecret.initiate());
    expect(page.jar.get('token')).toBe('theirs');
    expect(page.environment.reload).toHaveBeenCalledOnce();
  });

  test('does not log it out by its own button either', async () => {
    const refused = fails(409, 'other_account', 'Another account');
    const page = open({ 'POST /logout': refused });
    draftsOf('user_1').save('address', { city: 'Bern' });
    const goHome = vi.fn();
    await page.store.dispatch(endSession(goHome));
    expect([page.jar.get('token'), goHome.mock.calls]).toEqual(['abc', []]);
    expect(page.environment.reload).toHaveBeenCalledOnce();
    expect(draftsOf('user_1').read('address')).toEqual({ city: 'Bern' });
  });
});

describe('re-synchronising on a page change', () => {
  test('asks for session and user while the flag exists', async () => {
    const { store, calls } = start();
    await store.dispatch(makeResync()());
    expect(calls()).toEqual(['GET /users/verify', 'GET /users/info']);
  });

  test('asks nothing of a visitor', async () => {
    const { store, calls } = start({}, false);
    await store.dispatch(makeResync()());
    expect(calls()).toEqual([]);
  });

  test('pages in quick succession share one check', async () => {
    let now = 0;
    const { store, calls } = start();
    const resync = makeResync(() => now);
    await store.dispatch(resync());
    now = resyncEveryMs - 1;
    await store.dispatch(resync());
    expect(calls()).toHaveLength(2);
    now = resyncEveryMs;
    await store.dispatch(resync());
    expect(calls()).toHaveLength(4);
  });

  test('follows a logout and a login in another tab', async () => {
    const { store, jar, isLoggedIn } = start();
    const resync = makeResync();
    jar.remove('token');
    await store.dispatch(resync());
    expect(isLoggedIn()).toBe(false);
    jar.set('token', 'other', 60);
    jar.set('is_login', '1', 60);
    await store.dispatch(resync());
    expect(isLoggedIn()).toBe(true);
  });
});

describe('signing out', () => {
  test.each([
    ['the server answered', answers(null)],
    ['the server did not', fails(503, 'unavailable', 'Busy')],
  ])('forgets everything and leaves for home when %s', async (_case, answer) => {
    const { store, jar, isLoggedIn, calls } = start({ 'POST /logout': answer });
    store.dispatch(sessionFound('user_1'));
    const goHome = vi.fn();
    draftsOf('user_1').save('address', { city: 'Bern' });
    await store.dispatch(endSession(goHome));
    expect(calls()).toEqual(['POST /logout']);
    expect([jar.get('token'), jar.get('is_login'), isLoggedIn(), sessionStorage.length]).toEqual([
      undefined,
      undefined,
      false,
      0,
    ]);
    expect(goHome).toHaveBeenCalledOnce();
  });
});
