import { maxUnpaidLines, maxUnpaidOrders } from '@caravan/cart-orders/contract';
import { cancelOrderContract, listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, place, placedOrder } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

type Shopper = ReturnType<CartServer['shopper']>;

/** Lines of shops without a name, each of which becomes an order. */
const addLines = async (shopper: Shopper, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let line = 0; line < count; line += 1)
    ids.push((await added(shopper, { manual: aManual({ name: `Tea ${line}` }), quantity: 1 })).id);
  return ids;
};
const unpaidOf = async (shopper: Shopper) =>
  (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 1 } })).data.counts.pending_payment;

const callers = 20;

test(`of ${callers} callers at once, as many order as may leave an order unpaid`, async () => {
  const shopper = server.shopper();
  const free = 5;
  expect((await place(shopper, await addLines(shopper, maxUnpaidOrders - free))).status).toBe(200);
  const ids = await addLines(shopper, callers);
  const attempts = ids.map((id) => ({ id, headers: key() }));
  const answers = await Promise.all(attempts.map(({ id, headers }) => place(shopper, [id], {}, headers)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(free);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['too_many_unpaid']));
  expect(await unpaidOf(shopper)).toBe(maxUnpaidOrders);
  // The refused lines stay in the cart, and the same call works once there is room.
  const { items, count } = await cartOf(shopper);
  expect(count).toBe(callers - free);
  const again = attempts.find(({ id }) => id === items[0]?.id);
  const [newest] = (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 1 } })).data.items;
  await shopper.call(cancelOrderContract, { params: { number: newest?.number ?? '' } });
  expect((await place(shopper, [again?.id ?? ''], {}, again?.headers)).status).toBe(200);
  expect(await unpaidOf(shopper)).toBe(maxUnpaidOrders);

  // An order without a price waits for no payment, and others are free to order.
  const tote = aSnapshot({ snapshotId: 'gift', itemId: 'gift' });
  server.goods.has(tote);
  const gift = { unit_price_fen: 0, domestic_shipping_fen: 0, reason: 'full_reduction' as const };
  const line = await added(shopper, { snapshot_id: tote.snapshotId, quantity: 1, price_change: gift });
  expect((await place(shopper, [line.id])).status).toBe(200);
  const other = server.shopper();
  expect((await place(other, await addLines(other, 1))).status).toBe(200);
});

test('a checkout of more orders than may be unpaid is refused as a whole', async () => {
  const shopper = server.shopper();
  const ids = await addLines(shopper, maxUnpaidOrders + 1);
  expect(await place(shopper, ids)).toMatchObject({
    reason: 'too_many_unpaid',
    failure: { max_orders: maxUnpaidOrders, max_lines: maxUnpaidLines },
  });
  expect(await unpaidOf(shopper)).toBe(0);
  expect((await place(shopper, ids.slice(1))).status).toBe(200);
});

test('the lines of unpaid orders are limited, too', async () => {
  const shopper = server.shopper();
  const number = await placedOrder(shopper);
  await server.core.db.execute(sql`
    INSERT INTO order_line SELECT copy.* FROM order_line sample, generate_series(1, ${maxUnpaidLines - 3}::int) n,
      jsonb_populate_record(sample, jsonb_build_object('id', sample.id || '-' || n, 'position', n)) copy
    WHERE sample.order_number = ${number}`);
  const [first = '', ...rest] = await addLines(shopper, 3);
  expect((await place(shopper, [first, ...rest])).reason).toBe('too_many_unpaid');
  expect((await place(shopper, rest)).status).toBe(200);
  expect((await place(shopper, [first])).reason).toBe('too_many_unpaid');
});
