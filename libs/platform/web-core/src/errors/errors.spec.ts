import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearReloadMark, isChunkError, loadChunk, reloadOnce } from './chunk-error.ts';
import { errorOf, isThrownAnswer, pageError, redirectTo } from './page-error.ts';

describe('errorOf', () => {
  test.each([
    ['statusCode first', { statusCode: 418, status: 404, message: 'tea' }, 418, 'tea'],
    ['then status', { status: 403, message: 'no' }, 403, 'no'],
    ['then the response’s', { response: { status: 502 }, message: 'gateway' }, 502, 'gateway'],
    ['500 otherwise', {}, 500, ''],
    ['no message of an exception', Object.assign(new TypeError('x is not a function'), { status: 503 }), 503, ''],
    ['no status that is no error', { status: 200, message: 'odd' }, 500, 'odd'],
    ['what a loader threw', { status: 404, statusText: '', internal: false, data: { message: 'gone' } }, 404, 'gone'],
    ['nothing at all', undefined, 500, ''],
  ])('%s', (_case, error, status, message) => {
    expect(errorOf(error)).toEqual({ status, message });
  });
});

test('intentionally thrown responses differ from failures', () => {
  expect(isThrownAnswer(pageError(404))).toBe(true);
  expect(isThrownAnswer(redirectTo('/'))).toBe(true);
  expect(isThrownAnswer(new Error('x'))).toBe(false);
  expect(isThrownAnswer({ status: 401, message: 'api' })).toBe(false);
});

test.each([
  ['/cart?x=1#y', '/cart?x=1#y'],
  ['//evil.test', '/'],
  ['/..//evil.test', '/'],
  ['https://evil.test', '/'],
])('a redirect to %s leads to %s', (path, location) => {
  expect(redirectTo(path).headers.get('location')).toBe(location);
});

describe('a chunk that cannot be loaded', () => {
  const broken = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://shop.test/a.js'));
  const url = 'http://localhost/cart?x=1';

  afterEach(() => vi.restoreAllMocks());

  test.each([
    'Failed to fetch dynamically imported module: /a.js',
    'error loading dynamically imported module: /a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is recognised by its message: %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
    expect(isChunkError(new TypeError('x is not a function'))).toBe(false);
  });

  test('leaves an open page as it is without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const open = vi.fn();
    await expect(loadChunk(broken, location.href, open)).rejects.toThrow('dynamically imported');
    expect(open).not.toHaveBeenCalled();
    void loadChunk(broken, url, open);
    await vi.waitFor(() => expect(open).toHaveBeenCalledWith(url), 10_000);
  });

  test('opens the page by a full load once, and is an error the second time', async () => {
    const open = vi.fn();
    const first = loadChunk(broken, url, open);
    await vi.waitFor(() => expect(open).toHaveBeenCalledWith(url), 10_000);
    await expect(Promise.race([first, Promise.resolve('pending')])).resolves.toBe('pending');
    await expect(loadChunk(broken, url, open)).rejects.toThrow('dynamically imported');
    expect(open).toHaveBeenCalledOnce();
  });

  test('may reload again after the page has loaded', () => {
    const open = vi.fn();
    expect(reloadOnce(url, open)).toBe(true);
    expect(reloadOnce(url, open)).toBe(false);
    clearReloadMark('/cart?x=1');
    expect(reloadOnce(url, open)).toBe(true);
  });

  test('never reloads without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const open = vi.fn();
    expect(reloadOnce(url, open)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  test('leaves other errors alone', async () => {
    const open = vi.fn();
    await expect(loadChunk(() => Promise.reject(new Error('bug')), url, open)).rejects.toThrow('bug');
    expect(open).not.toHaveBeenCalled();
  });
});
