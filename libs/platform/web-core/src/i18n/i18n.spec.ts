import { describe, expect, test, vi } from 'vitest';
import type { WebFeature } from '../manifest.ts';
import { requestCookies } from '../environment/cookies.ts';
import { formatDate, formatNumber } from './format.ts';
import { cloneI18n, makeI18n, type I18n } from './i18n.ts';
import { setLanguage } from './set-language.ts';
import { makeTextLibrary } from './texts.ts';

/** `t` of a namespace without typed keys. */
const translatorOf =
  (i18n: I18n, ns: string) =>
  (key: string, values: object = {}): string =>
    i18n.t(key as never, { ns, ...values });

const feature = (): WebFeature => ({
  id: 'shop',
  texts: {
    en: vi.fn(() => Promise.resolve({ texts: { greeting: 'Hello {{name}} <3' } })),
    zh: vi.fn(() => Promise.resolve({ texts: { greeting: '你好 {{name}}' } })),
  },
  slotTexts: {
    en: () => Promise.resolve({ texts: { badge: 'Cart' } }),
    zh: () => Promise.resolve({ texts: { badge: '购物车' } }),
  },
  routes: [],
});

describe('texts', () => {
  test('are fetched in one language only, once for all requests of a process', async () => {
    const shop = feature();
    const library = makeTextLibrary([shop]);
    const i18n = makeI18n('zh');
    await library.ensure(i18n, ['shop', 'shop-slots']);
    await library.ensure(cloneI18n(i18n, 'zh'), ['shop']);
    expect(shop.texts.zh).toHaveBeenCalledOnce();
    expect(shop.texts.en).not.toHaveBeenCalled();
    expect(translatorOf(i18n, 'shop')('greeting', { name: '小明' })).toBe('你好 小明');
    expect(translatorOf(i18n, 'shop-slots')('badge')).toBe('购物车');
  });

  test('that the page contains are not fetched', async () => {
    const shop = feature();
    const i18n = makeI18n('en', { shop: { greeting: 'Hi {{name}}' } });
    await makeTextLibrary([shop]).ensure(i18n, ['shop']);
    expect(shop.texts.en).not.toHaveBeenCalled();
    expect(translatorOf(i18n, 'shop')('greeting', { name: 'Ann' })).toBe('Hi Ann');
  });

  test('can be fetched again after a failure, and an unknown namespace is an error', async () => {
    const shop = feature();
    vi.mocked(shop.texts.en).mockRejectedValueOnce(new TypeError('offline'));
    const library = makeTextLibrary([shop]);
    const i18n = makeI18n('en');
    await expect(library.ensure(i18n, ['shop'])).rejects.toThrow('offline');
    await library.ensure(i18n, ['shop']);
    expect(translatorOf(i18n, 'shop')('greeting', { name: '<b>' })).toBe('Hello <b> <3');
    await expect(library.ensure(i18n, ['nobody'])).rejects.toThrow('nobody');
  });

  test('use the plurals of their language, and fall back to the plain key', () => {
    const shop = {
      lines_one: '{{count}} line',
      lines_other: '{{ count }} lines',
      plain: 'of {{count}}',
      deep: { er: 'deeper' },
    };
    const t = translatorOf(makeI18n('en', { shop }), 'shop');
    expect([0, 1, 2].map((count) => t('lines', { count }))).toEqual(['0 lines', '1 line', '2 lines']);
    expect(t('plain', { count: 3 })).toBe('of 3');
    expect(translatorOf(makeI18n('zh', { shop }), 'shop')('lines', { count: 1 })).toBe('1 lines');
  });

  test('that are missing show their key, and values are not escaped', () => {
    const t = translatorOf(makeI18n('en', { shop: { deep: { er: 'deeper' }, hi: 'Hi {{name}}' } }), 'shop');
    expect(['deep', 'deep.er', 'deep.er.est', 'toString', 'constructor.name'].map((key) => t(key))).toEqual([
      'deep',
      'deeper',
      'deep.er.est',
      'toString',
      'constructor.name',
    ]);
    expect(t('hi', { name: '{{name}} $& <b>' })).toBe('Hi {{name}} $& <b>');
  });

  test('of two requests never mix', () => {
    const english = makeI18n('en', { a: { b: 'one' } });
    const chinese = makeI18n('zh', { a: { b: '一' } });
    expect([translatorOf(english, 'a')('b'), translatorOf(chinese, 'a')('b')]).toEqual(['one', '一']);
  });
});

describe('setLanguage', () => {
  const page = (href: string) => ({ href, reload: vi.fn<() => void>(), replace: vi.fn<(url: string) => void>() });

  test('stores the cookie and reloads the page at the same path', () => {
    const cookies = requestCookies({});
    const here = page('http://shop.test/cart?x=1#a');
    setLanguage('zh', cookies, here);
    expect(cookies.get('lang')).toBe('zh');
    expect(here.reload).toHaveBeenCalledOnce();
  });

  test('removes a language from the address, because it would override the choice', () => {
    const here = page('http://shop.test/cart?x=1&lang=en#a');
    setLanguage('zh', requestCookies({}), here);
    expect(here.replace).toHaveBeenCalledWith('http://shop.test/cart?x=1#a');
    expect(here.reload).not.toHaveBeenCalled();
  });
});

test('dates, numbers and countries come from Intl in both languages', () => {
  expect(formatDate('2026-11-20T23:30:00Z', 'en')).toBe('20\u00a0Nov\u00a02026');
  expect(formatDate('2026-11-20T23:30:00Z', 'zh')).toBe('2026\u2060年\u206011\u2060月\u206020\u2060日');
  expect(formatDate('2026-11-20T23:30:00Z', 'en', 'Asia/Shanghai')).toBe('21\u00a0Nov\u00a02026');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
});
