import { bodyLimit } from '@caravan/server-core/testing';
import { expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';

/** Pages of text, price tables and imported files, by staff. */
const large = new Set([
  'POST /staff/articles',
  'POST /staff/articles/preview',
  'PUT /staff/articles/:id',
  'PUT /staff/books/rule',
  'PUT /staff/configurations',
  'PUT /staff/customs_rule',
  'PUT /staff/duties/:country',
  'PUT /staff/exchange_rates',
  'PUT /staff/forwarding/warehouses',
  'POST /staff/freight_bills',
  'POST /staff/freight_bills/check',
  'POST /staff/bins/import',
  'POST /staff/packages/import',
  'POST /staff/parcels/import',
  'POST /staff/purchases/statements',
  'POST /staff/parcels/:id/receive',
  'POST /staff/orders/:number/stock',
  'POST /staff/handovers/:id/sign',
  'POST /staff/orders/:number/questions',
  'POST /staff/stock_counts/:number/decide',
  'POST /staff/shipping_lines',
  'POST /staff/shipping_lines/preview',
  'POST /staff/shipping_lines/:id/sheets',
  'POST /staff/shipping_lines/:id/sheets/check',
  'PUT /staff/shipping_lines/:id',
]);

it('takes no more than a quarter of a megabyte from anybody but for the large forms of staff', async () => {
  const server = await testShop();
  const schemas = server.composed.features.flatMap(({ routes }) => routes.map(({ schema }) => schema));
  const limits = new Map<string, number>();
  for (const { endpoint, body } of schemas) {
    if (!body || endpoint.upload || endpoint.login === 'signature') continue;
    limits.set(`${endpoint.method} ${endpoint.path}`, bodyLimit(body));
  }
  const above = (bytes: number): string[] => [...limits].flatMap(([call, limit]) => (limit > bytes ? [call] : []));
  expect(new Set(above(256 * 1024))).toEqual(large);
  expect([...large].filter((call) => !call.includes(' /staff/'))).toEqual([]);
  expect(limits.get('POST /login')).toBeLessThan(26 * 1024);
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/v1/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${'a'.repeat(26 * 1024)}"}`,
  });
  expect(statusCode).toBe(413);
  await server.close();
});
