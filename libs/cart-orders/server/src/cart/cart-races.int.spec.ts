import { maxLines } from '@caravan/cart-orders/contract';
import { removeFromCartContract, updateCartLineContract } from '@caravan/cart-orders/contract/schema';
import { minute } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { add, added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

/** Concurrent calls, each with a database connection. */
const racing = 30;
const atOnce = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: racing }, (_, index) => work(index)));

test('the same goods added 30 times at once make one line of 30 pieces', async () => {
  const shopper = server.shopper();
  const answers = await atOnce(() => add(shopper, { manual: aManual(), quantity: 1 }));
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect((await cartOf(shopper)).items.map((line) => line.quantity)).toEqual([racing]);
});

test('30 shoppers who read their carts at once each get their own', async () => {
  const shoppers = await atOnce(async (index) => {
    const shopper = server.shopper();
    for (let line = 0; line < index % 3; line += 1)
      await added(shopper, { manual: aManual({ name: `${index}, ${line}` }), quantity: 1 });
    return shopper;
  });
  const carts = await Promise.all(shoppers.map(cartOf));
  expect(carts.map(({ items }) => items.map(({ name }) => name).sort())).toEqual(
    shoppers.map((_, index) => Array.from({ length: index % 3 }, (_line, line) => `${index}, ${line}`)),
  );
});

test('of 30 concurrent additions for the last five lines, five succeed', async () => {
  const shopper = server.shopper();
  for (let line = 0; line < maxLines - 5; line += 1)
    await added(shopper, { manual: aManual({ name: `Tea ${line}` }), quantity: 1 });
  const answers = await atOnce((index) => add(shopper, { manual: aManual({ name: `late ${index}` }), quantity: 1 }));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5);
  expect(answers.filter((answer) => answer.reason === 'cart_full')).toHaveLength(racing - 5);
  expect((await cartOf(shopper)).count).toBe(maxLines);
});

test('no piece is lost while a line grows up to the stock', async () => {
  const shopper = server.shopper();
  const last = aSnapshot({ snapshotId: 'last-pieces', itemId: 'last-pieces', stock: 20 });
  server.goods.has(last);
  const answers = await atOnce(() => add(shopper, { snapshot_id: last.snapshotId, quantity: 1 }));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(20);
  expect(answers.filter((answer) => answer.reason === 'few_left')).toHaveLength(10);
  expect((await cartOf(shopper)).items.map((line) => line.quantity)).toEqual([20]);
});

test('concurrent changes of different fields of a line all persist', async () => {
  const shopper = server.shopper();
  const line = await added(shopper, { manual: aManual(), quantity: 1 });
  const parts = [{ quantity: 7 }, { note: 'red' }, { photo: { count: 2, note: 'lid' } }];
  await atOnce((index) => shopper.call(updateCartLineContract, { params: { id: line.id }, body: parts[index % 3] }));
  expect((await cartOf(shopper)).items).toMatchObject([{ quantity: 7, note: 'red', photo: { count: 2, note: 'lid' } }]);
});

test("concurrent additions and removals never fail, and the cart's totals stay correct", async () => {
  const shopper = server.shopper();
  const line = await added(shopper, { manual: aManual(), quantity: 1 });
  const remove = () => shopper.call(removeFromCartContract, { body: { ids: [line.id] } });
  const statuses = await atOnce(
    async (index) => (index % 2 ? await add(shopper, { manual: aManual(), quantity: 1 }) : await remove()).status,
  );
  expect(statuses).toEqual(statuses.map(() => 200));
  const { items } = await cartOf(shopper);
  expect(items.map(({ id }) => id)).not.toContain(line.id);
  // Pieces added before the removal went with the line; the rest share one new line.
  expect(items.length).toBeLessThanOrEqual(1);
  const left = items[0]?.quantity ?? 0;
  expect(left).toBeLessThanOrEqual(racing / 2);
  expect((await added(shopper, { manual: aManual(), quantity: 1 })).quantity).toBe(left + 1);
});

test('old prices are requested once, however many calls read the cart', async () => {
  const shopper = server.shopper();
  const tote = aSnapshot({ snapshotId: 'looked-at', itemId: 'looked-at' });
  server.goods.has(tote);
  await added(shopper, { snapshot_id: tote.snapshotId, quantity: 1 });
  server.clock.advance(31 * minute);
  server.goods.asked.length = 0;
  const carts = await atOnce(() => cartOf(shopper));
  expect(carts.every((cart) => cart.checking)).toBe(true);
  await server.runJobs();
  expect(server.goods.asked).toHaveLength(1);
});
