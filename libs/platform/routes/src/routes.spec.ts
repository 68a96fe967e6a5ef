import { expect, test } from 'vitest';
import * as consoleRoutes from './console.paths.ts';
import * as storefrontRoutes from './storefront.paths.ts';

const patternsOf = (routes: object): string[] =>
  Object.values(routes).flatMap((table: object | string) =>
    Object.values(table).flatMap((page: { pattern: string } | number | string) =>
      typeof page === 'object' ? [page.pattern] : [],
    ),
  );

test.each([
  ['storefront', storefrontRoutes],
  ['console', consoleRoutes],
])('no two pages of the %s have the same path', (_, routes) => {
  const patterns = patternsOf(routes);
  expect(patterns.length).toBeGreaterThan(30);
  expect(patterns.filter((pattern, at) => patterns.indexOf(pattern) !== at)).toEqual([]);
});

test('an FAQ article links to the faq path, any other to the article path', () => {
  const { articleHref } = storefrontRoutes;
  expect(articleHref({ id: 7, slug: 'fees', is_faq: true })).toBe('/faq/7/fees');
  expect(articleHref({ id: 7, slug: '费用', is_faq: false })).toBe('/article/7/%E8%B4%B9%E7%94%A8');
});

test('a product and the manual order have one page', () => {
  const { manualOrderHref, productHref } = storefrontRoutes;
  expect(productHref(' https://a.example/?b=c&d=e ')).toBe(
    '/productdetail?url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d%3De',
  );
  expect(manualOrderHref()).toBe('/productdetail?manual=1');
});
