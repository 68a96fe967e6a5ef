import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromAcceptLanguage, inLanguages, resolveLanguage } from './language.ts';
import { pageCount, sliceOf } from './pagination.ts';
import { definePath, ownPath } from './path.ts';
import { hostileAddress, inBoth } from './testing/index.ts';
import { newId, newNumber } from './ids.ts';
import { defineReasons, fail, failer, Failure, failureMessage, reasonMessage, reasonText } from './reasons.ts';
import { formatSize, formatWeight } from './weight.ts';
import { isEnvelope, ok } from './envelope.ts';

describe('language', () => {
  test.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en;q=0.5, zh;q=0.9', 'zh'],
    ['fr-FR, xx', undefined],
    ['fr, en-GB;q=0.2', 'en'],
    ['zh;q=0, en', 'en'],
    ['', undefined],
    [undefined, undefined],
    [';;;q=x', undefined],
  ])('accept-language %s selects %s', (header, language) => {
    expect(fromAcceptLanguage(header)).toBe(language);
  });

  test('the query overrides the cookie, the cookie overrides the browser, English is the default', () => {
    expect(resolveLanguage({ query: 'zh', cookie: 'en', acceptLanguage: 'en' })).toBe('zh');
    expect(resolveLanguage({ query: 'xx', cookie: 'zh', acceptLanguage: 'en' })).toBe('zh');
    expect(resolveLanguage({ acceptLanguage: 'zh-TW' })).toBe('zh');
    expect(resolveLanguage({ cookie: 'fr', acceptLanguage: 'fr' })).toBe('en');
  });
});

describe('paths', () => {
  test('href fills and encodes parameters and leaves unset query keys out', () => {
    expect(definePath('/article/:id/:slug').href({ id: 7, slug: '费用 a/b' })).toBe(
      '/article/7/%E8%B4%B9%E7%94%A8%20a%2Fb',
    );
    expect(definePath('/productdetail').href({ url: 'https://a.test/?x=1&y=2', manual: undefined })).toBe(
      '/productdetail?url=https%3A%2F%2Fa.test%2F%3Fx%3D1%26y%3D2',
    );
    expect(definePath('/cart').href()).toBe('/cart');
  });

  test.each([
    ['/cart', '/cart'],
    ['/productdetail?url=https%3A%2F%2Fa.test#x', '/productdetail?url=https%3A%2F%2Fa.test#x'],
    ['//evil.test', undefined],
    ['/\\evil.test', undefined],
    ['/\t/evil.test', undefined],
    ['/a\\..\\b', undefined],
    ['https://evil.test', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    [null, undefined],
  ])('next=%s leads to %s', (next, path) => {
    expect(ownPath(next)).toBe(path);
  });

  test.each([
    ['/..//evil.test'],
    ['/.//evil.test'],
    ['/a/..//evil.test'],
    ['/%2e%2E//evil.test/a?b#c'],
    ['/..///evil.test'],
    ['/../\\evil.test'],
  ])('next=%s, whose dots resolve to another host, is refused', (next) => {
    expect(ownPath(next)).toBeUndefined();
  });

  test('every accepted next stays on this site, and is accepted again as it is', () => {
    fc.assert(
      fc.property(hostileAddress, (next) => {
        const path = ownPath(next);
        if (path === undefined) return;
        expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  test('every path of this site is accepted', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,6}$/);
    fc.assert(
      fc.property(fc.array(segment), fc.webQueryParameters(), fc.webFragments(), (segments, query, hash) => {
        const {
          pathname,
          search,
          hash: fragment,
        } = new URL(`https://shop.test/${segments.join('/')}?${query}#${hash}`);
        expect(ownPath(pathname + search + fragment)).toBe(pathname + search + fragment);
      }),
    );
  });
});

describe('reasons', () => {
  const table = defineReasons(
    { full: 422 },
    inBoth({ en: { full: 'At most {max} of {what}' }, zh: { full: '{what}最多 {max} 个' } }),
  );

  test('a text takes its parameters, in both languages', () => {
    const message = reasonMessage('full', { max: 3, what: 'x' });
    expect(reasonText(message, 'en', table)).toBe('At most 3 of x');
    expect(reasonText(message, 'zh', table)).toBe('x最多 3 个');
    expect(reasonText(reasonMessage('full', { max: 3, what: 'x, y' }), 'en', table)).toBe('At most 3 of x, y');
    expect(reasonText('login_required', 'zh')).toBe('请先登录');
    expect(reasonText('Some words: of a library', 'en')).toBe('Some words: of a library');
  });

  test('an amount, a weight and a size have the form of the reader’s language', () => {
    const texts = { much: 'At most {max_fen}, {max_kg} kg and {max_cm} cm' };
    const limits = defineReasons(
      { much: 422 },
      inLanguages(() => texts),
    );
    const data = { max_fen: 123_456_700, max_kg: '2.5', max_cm: '60' };
    const en = 'At most ¥1,234,567.00, 2.5 kg and 60 cm';
    const de = 'At most 1.234.567,00\u00a0¥, 2,5 kg and 60 cm';
    expect(reasonText(reasonMessage('much', data), 'en', limits)).toBe(en);
    expect(reasonText(reasonMessage('much', data), 'de', limits)).toBe(de);
    expect(failureMessage(failer(limits)('much', data), 'zh')).toBe(en);
    expect(failureMessage(failer(limits)('much', data), 'de')).toBe(de);
  });

  test('fail accepts the feature’s reasons and the common ones only', () => {
    expect(failer(table)('full', { max: 3 })).toMatchObject({
      reason: 'full',
      data: { max: 3 },
      definition: { status: 422 },
    });
    expect(fail('not_found')).toBeInstanceOf(Failure);
    // @ts-expect-error an unknown reason does not compile, and throws where types were bypassed
    expect(() => fail('nonsense')).toThrow('nonsense');
  });
});

test('ids are 22 url-safe characters and do not repeat; numbers contain their month', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
  expect(newNumber('CV', new Date('2026-11-20T00:00:00Z'))).toMatch(/^CV2611[0-9A-HJKMNP-TV-Z]{7}$/);
});

test('weights and sizes are shown in kilograms and centimetres', () => {
  expect(formatWeight(1240)).toBe('1.24\u00a0kg');
  expect(formatSize(320, 285, 90)).toBe('32 × 28.5 × 9\u00a0cm');
});

test('pages', () => {
  expect(sliceOf({ page: 3, page_size: 20 })).toEqual({ limit: 20, offset: 40 });
  expect(pageCount({ total: 41, page_size: 20 })).toBe(3);
  expect(pageCount({ total: 0, page_size: 20 })).toBe(1);
});

test('an envelope has a code, a message and data', () => {
  expect(isEnvelope(ok(null))).toBe(true);
  expect(isEnvelope({ code: 200, message: 'OK' })).toBe(false);
  expect(isEnvelope('text')).toBe(false);
});

test('a failure fills its text from its data, in both languages', () => {
  const definition = { status: 409, text: inBoth({ en: 'Only {left} left', zh: '仅剩 {left} 件' }) };
  expect(failureMessage({ definition, data: { left: 3 } }, 'en')).toBe('Only 3 left');
  expect(failureMessage({ definition, data: { left: 3 } }, 'zh')).toBe('仅剩 3 件');
  expect(failureMessage({ definition, data: {} }, 'en')).toBe('Only {left} left');
});
