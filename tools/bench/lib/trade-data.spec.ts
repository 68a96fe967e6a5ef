import { join } from 'node:path';
import { newNumber } from '@caravan/kernel';
import { expect, test } from 'vitest';

/** The module calls these of a shop, whose every answer here is an order that has arrived. */
interface Shop {
  call: () => Promise<object>;
  staffToken: () => Promise<string>;
  sql: (text: string, values: unknown[]) => Promise<{ rows: object[] }>;
}
const { fillWarehouse } = (await import(join(import.meta.dirname, 'trade-data.mjs'))) as {
  fillWarehouse: (shop: Shop, token: string, count: number) => Promise<string[]>;
};

test('copied goods have numbers like those of the server, a different one for each of all fills', async () => {
  const codes: string[] = [];
  const shop: Shop = {
    call: () => Promise.resolve({ id: 'line', orders: [{ number: 'CV26110000001' }], lines: [] }),
    staffToken: () => Promise.resolve('token'),
    sql: (text, values) => {
      if (text.includes('store_item')) codes.push(...(values[2] as string[]));
      return Promise.resolve({ rows: [] });
    },
  };
  for (const count of [800, 3, 999]) await fillWarehouse(shop, 'token', count);

  const real = newNumber('IT', new Date());
  const numbers = codes.map((code) => real.slice(0, 6) + code);
  expect(numbers).toHaveLength(1_802);
  expect(new Set(numbers).size).toBe(1_802);
  for (const number of [real, ...numbers]) expect(number).toMatch(/^IT\d{4}[\dA-HJKMNP-TV-Z]{7}$/);
});
