import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { aLine, orderIn } from '../testing/order-steps.ts';
import { orderTaskSources } from './order-work.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

/** The tasks about orders that the queues have, and those that the orders must have. */
const open = (): string[] => server.tasks.open().sort();
const wanted = async (): Promise<string[]> => {
  const found = await Promise.all(orderTaskSources.map((source) => source.wanted(server.core.db)));
  return found
    .flat()
    .map(({ queue, ref }) => `${queue} ${ref}`)
    .sort();
};
afterEach(async () => {
  expect(open()).toEqual(await wanted());
});

test('a paid order waits for a buyer, until it is bought, cancelled, or its refund is requested', async () => {
  const { number, own, office } = await orderIn(server, 'paid');
  const task = `buy ${number}`;
  expect(open()).toContain(task);
  await own.refund();
  expect(open()).not.toContain(task);
  await own.withdraw();
  expect(open()).toContain(task);
  await office.process(`${number}-1`);
  expect(open()).not.toContain(task);
  expect(server.purchases.at(-1)).toMatchObject({ orderNumber: number, supplierOrderNo: `${number}-1` });

  const other = await orderIn(server, 'paid');
  await other.office.cancel();
  expect(open()).not.toContain(`buy ${other.number}`);
  const unpaid = await orderIn(server, 'pending_payment');
  expect(open()).not.toContain(`buy ${unpaid.number}`);
});

test('a price of the shopper is reviewed before anybody buys', async () => {
  const tote = aSnapshot({ snapshotId: 'reviewed', itemId: 'reviewed' });
  server.goods.has(tote);
  const wish = { unit_price_fen: 5_000, domestic_shipping_fen: 0, reason: 'negotiated' as const };
  const { number, office } = await orderIn(server, 'paid', [
    { snapshot_id: tote.snapshotId, quantity: 1, price_change: wish },
  ]);
  expect(open()).toContain(`review ${number}`);
  expect(open()).not.toContain(`buy ${number}`);
  await office.accept('fine');
  expect(open()).not.toContain(`review ${number}`);
  expect(open()).toContain(`buy ${number}`);
});

test('procurement is told of which lines nothing more arrives', async () => {
  const { lineIds, office } = await orderIn(server, 'processing', [aLine('Tea'), aLine('Cup')]);
  const [first = '', second = ''] = lineIds;
  await office.stock([first]);
  expect(server.endedLines).toContain(first);
  expect(server.endedLines).not.toContain(second);
  await office.stock([second]);
  expect(server.endedLines.filter((id) => id === second)).toHaveLength(1);

  const cancelled = await orderIn(server, 'processing');
  await cancelled.office.cancel();
  expect(server.endedLines).toEqual(expect.arrayContaining(cancelled.lineIds));
});
