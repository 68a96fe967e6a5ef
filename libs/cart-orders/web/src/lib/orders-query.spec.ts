import { expect, test } from 'vitest';
import { ordersHref, ordersQueryOf } from './orders-query.ts';

const first = { page: 1, page_size: 20 };

test.each([
  ['', first],
  ['status=paid', { ...first, status: 'paid' }],
  ['status=lost&page=0', first],
  ['q=%20tote%20&page=3', { page: 3, page_size: 20, q: 'tote' }],
  ['page=-1', first],
  ['page=9999999', first],
  [`q=${'x'.repeat(99)}😀😀`, { ...first, q: `${'x'.repeat(99)}😀` }],
  [`q=${'x'.repeat(150)}`, { ...first, q: 'x'.repeat(100) }],
])('%j asks for %j', (search, query) => {
  expect(ordersQueryOf(new URLSearchParams(search))).toEqual(query);
});

test.each([
  [{}, '/mine/order'],
  [{ status: 'in_stock', page: 1 }, '/mine/order?status=in_stock'],
  [{ status: 'paid', q: 'tea pot', page: 2 }, '/mine/order?status=paid&q=tea+pot&page=2'],
] as const)('%j stands at %s', (query, href) => {
  expect(ordersHref(query)).toBe(href);
});
