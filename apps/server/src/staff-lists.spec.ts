import { getAuditContract, listStaffUsersContract } from '@caravan/account/contract/schema';
import { listStaffOrdersContract } from '@caravan/cart-orders/contract/orders';
import type { LongPage } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';
import type { Caller } from '@caravan/server-core/testing';

let desk: TradeDesk;
let owner: Caller;
const numbers: string[] = [];
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.member('owner', 'owner');
  for (let order = 0; order < 5; order += 1) {
    numbers.unshift((await paidGoods(desk, [{ name: `Tea ${order}`, quantity: 1 }])).number);
    desk.server.clock.advance(1_000);
  }
});
afterAll(() => desk.close());

type Listed = { status: number; data: LongPage<unknown> };
type Query = { page: number; page_size: number; cursor?: string };

/** The calls of the long lists, and what names an item. */
const lists = {
  orders: {
    read: (query: Query): Promise<Listed> => owner.call(listStaffOrdersContract, { query }),
    nameOf: (item: never) => (item as { number: string }).number,
  },
  users: {
    read: (query: Query): Promise<Listed> => owner.call(listStaffUsersContract, { query: { q: '', ...query } }),
    nameOf: (item: never) => (item as { id: string }).id,
  },
  audit: {
    read: (query: Query): Promise<Listed> => owner.call(getAuditContract, { query }),
    nameOf: (item: never) => (item as { id: string }).id,
  },
};

describe.each(['orders', 'users', 'audit'] as const)('the list of %s', (name) => {
  const { read, nameOf } = lists[name];
  const namesOf = ({ data }: Listed): string[] => data.items.map((item) => nameOf(item as never));

  it('is read by cursor from its first item to its last, each once, as by the numbers of its pages', async () => {
    const whole = await read({ page: 1, page_size: 100 });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await read({ page: 1, page_size: 2, ...(cursor === undefined ? {} : { cursor }) });
      found.push(...data.items.map((item) => nameOf(item as never)));
      expect(data.count).toBe(whole.data.total);
      cursor = data.next ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(namesOf(whole));
    expect(namesOf(await read({ page: 2, page_size: 2 }))).toEqual(found.slice(2, 4));
  });

  it('refuses a cursor that is none of its own', async () => {
    for (const cursor of ['x', Buffer.from('["2026-11-25"]').toString('base64url')])
      expect((await read({ page: 1, page_size: 2, cursor })).status).toBe(422);
  });
});

it('the orders are found by the beginning of their numbers, a part of one, and a part of a name', async () => {
  const found = async (q: string) =>
    (await owner.call(listStaffOrdersContract, { query: { page: 1, page_size: 20, q } })).data.items.map(
      ({ number }) => number,
    );
  const [newest = ''] = numbers;
  expect(await found('cv26')).toEqual(numbers);
  expect(await found(newest.toLowerCase())).toEqual([newest]);
  expect(await found(newest.slice(6))).toEqual([newest]);
  expect(await found('tea 4')).toEqual([newest]);
  expect(await found('CV26%')).toEqual([]);
});
