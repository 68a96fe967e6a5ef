import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserCookies, readCookie, requestCookies } from './cookies.ts';
import { serverEnvironment } from './environment.ts';

const written = () => {
  const writes: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => void writes.push(value));
  return writes;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the browser’s cookies', () => {
  test('are set for the whole site, and secure if the site uses https', () => {
    const writes = written();
    browserCookies().set('token', 'a b', 172_800);
    vi.stubGlobal('location', { protocol: 'https:' });
    browserCookies().set('token', 'x', 1);
    browserCookies().remove('is_login');
    expect(writes).toEqual([
      'token=a%20b; Max-Age=172800; Path=/; SameSite=Lax',
      'token=x; Max-Age=1; Path=/; SameSite=Lax; Secure',
      'is_login=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    ]);
  });

  test('are read back as they were set', () => {
    browserCookies().set('lang', 'zh;=%', 60);
    expect(browserCookies().get('lang')).toBe('zh;=%');
    browserCookies().remove('lang');
    expect(browserCookies().get('lang')).toBeUndefined();
  });
});

test('an app beside the storefront has its own session, and shares language and colours', () => {
  const writes = written();
  const cookies = browserCookies({ prefix: 'console_', path: '/console', sameSite: 'Strict', maxAge: 60 });
  cookies.set('token', 'x', 172_800);
  cookies.set('lang', 'zh', 172_800);
  cookies.remove('token');
  cookies.remove('account');
  expect(writes).toEqual([
    'console_token=x; Max-Age=60; Path=/console; SameSite=Strict',
    'lang=zh; Max-Age=172800; Path=/; SameSite=Lax',
    'console_token=; Max-Age=0; Path=/console; SameSite=Strict',
    'console_account=; Max-Age=0; Path=/console; SameSite=Strict',
  ]);
});

test('a name must match as a whole, and a value without encoding is returned unchanged', () => {
  expect(readCookie('xtoken=1; token=2', 'token')).toBe('2');
  expect(readCookie('token=%', 'token')).toBe('%');
  expect(readCookie('', 'token')).toBeUndefined();
});

test('a request’s cookies last as long as the request', () => {
  const jar = requestCookies({ token: 'a' });
  jar.remove('token');
  jar.set('is_login', '1', 5);
  expect([jar.get('token'), jar.get('is_login')]).toEqual([undefined, '1']);
});

test('the server’s environment has the request’s token and no delay', () => {
  const fetch = vi.fn<() => Promise<Response>>();
  const environment = serverEnvironment({ id: '1', fetch, token: 'abc' });
  expect(environment).toMatchObject({ isServer: true, minimumDelayMs: 0, baseUrl: '/v1' });
  expect([
    environment.cookies.get('token'),
    serverEnvironment({ id: '1', fetch, token: undefined }).cookies.get('token'),
  ]).toEqual(['abc', undefined]);
});
