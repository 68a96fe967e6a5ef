import { maxLines, summaryOf } from '@caravan/cart-orders/contract';
import {
  getStaffOrderContract,
  listOrdersContract,
  listStaffOrdersContract,
} from '@caravan/cart-orders/contract/orders';
import { aStaffSummary } from '@caravan/cart-orders/contract/testing';
import { maxPackageItems } from '@caravan/content/contract';
import { hour, orderStatuses } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aManual, cartServer, type CartServer } from '../../testing/cart-server.ts';
import { aLine, orderIn, orderOf, placedOrder, staffSteps } from '../../testing/order-steps.ts';
import {
  goodsQuestion,
  lineQuestion,
  orderOfTwo,
  orderWithoutFee,
  otherGoods,
  questionSteps,
} from '../../testing/question-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

type Placed = Pick<Awaited<ReturnType<typeof orderIn>>, 'number' | 'shopper'>;

const query = { page: 1, page_size: 100 };
const entryOf = async ({ shopper, number }: Placed) =>
  (await shopper.call(listOrdersContract, { query })).data.items.find((order) => order.number === number);
const staffEntryOf = async ({ number }: Placed) =>
  (await server.staff().call(listStaffOrdersContract, { query: { ...query, q: number } })).data.items[0];

/** The lists say of an order what the order itself says, in short. */
const expectSame = async (placed: Placed) => {
  const { number } = placed;
  expect(await entryOf(placed)).toEqual(summaryOf(await orderOf(placed.shopper, number)));
  const { data } = await server.staff().call(getStaffOrderContract, { params: { number } });
  expect(await staffEntryOf(placed)).toEqual(aStaffSummary(data));
};

describe('the lists agree with an order', () => {
  test.each(orderStatuses)('that is %s', async (status) => {
    const lines = ['Tea', 'Cup', 'Pot', 'Tray'].map(aLine);
    const order = await orderIn(server, status, lines);
    expect(await entryOf(order)).toMatchObject({ status, line_count: 4, quantity: 8, lines: [{}, {}, {}] });
    await expectSame(order);
  });

  test('that is unpaid, also when its time is over', async () => {
    const order = await orderIn(server, 'pending_payment', [
      { manual: aManual({ shop_name: 'Tea House', url: 'https://www.tea.example/green?size=l' }), quantity: 1 },
    ]);
    expect(await entryOf(order)).toMatchObject({ platform: 'web', site: 'https://www.tea.example' });
    await expectSame(order);
    server.clock.advance(24 * hour);
    await expectSame(order);
  });

  test('that waits for the fee of its shop, for the payment of it, and for nothing more', async () => {
    const order = await orderWithoutFee(server);
    await expectSame(order);
    await order.ask();
    expect((await entryOf(order))?.question).toMatchObject({ state: 'open', fee_fen: 600, line_name: null });
    await expectSame(order);
    await order.answer();
    expect(await entryOf(order)).toMatchObject({ extra: { amount_fen: 600 }, extra_shipping_fen: 0 });
    await expectSame(order);
    await order.payExtra();
    expect(await entryOf(order)).toMatchObject({ extra: null, extra_shipping_fen: 600 });
    await expectSame(order);
    server.clock.advance(73 * hour);
    await expectSame(order);
  });

  test('whose line is replaced by cheaper goods, or refunded', async () => {
    const order = await orderOfTwo(server);
    await order.ask(lineQuestion(order.cup, [otherGoods(1_500)]));
    expect((await entryOf(order))?.question).toMatchObject({ line_id: order.cup, line_name: 'Cups' });
    await expectSame(order);
    await order.answer('substitute');
    await expectSame(order);
    await order.drop([{ line_id: order.tea, quantity: 2 }]);
    expect((await entryOf(order))?.progress).toMatchObject({ expected: 1 });
    await expectSame(order);
  });

  test('whose goods arrive one after the other, are packed, shipped, exchanged and disposed of', async () => {
    const order = await orderOfTwo(server, 'processing');
    await order.office.stock([order.tea]);
    expect((await entryOf(order))?.progress).toMatchObject({ arrived: 1, on_shelf: 1, expected: 2 });
    await expectSame(order);
    await order.office.stock([order.cup]);
    const { lines } = await orderOf(order.shopper, order.number);
    const [tea = '', cup = ''] = lines.map(({ received }) => received?.item_id ?? '');
    expect(await entryOf(order)).toMatchObject({ actions: ['pack'], progress: { shelf_items: [tea, cup] } });
    await expectSame(order);
    const at = server.clock.now();
    const packed = { packageNumber: 'PK2611A1B2C3D', packageStatus: 'pending_payment', packedAt: at } as const;
    server.warehouse.moved.set(tea, packed);
    await expectSame(order);
    server.warehouse.moved.set(cup, { itemNow: 'the_new_one' });
    expect((await entryOf(order))?.progress.shelf_items).toEqual(['the_new_one']);
    await expectSame(order);
    server.warehouse.moved.set(cup, { ...packed, packageStatus: 'pending_receipt', shippedAt: at });
    await expectSame(order);
    server.warehouse.moved.set(tea, { disposedAt: at });
    expect((await entryOf(order))?.progress).toMatchObject({ stage: 'shipped', disposed_in_part: true });
    await expectSame(order);
  });
});

/** Gives an order more lines, with texts that need as many bytes as any. */
const grow = async (number: string, lines: number) => {
  await server.core.db.execute(sql`
    INSERT INTO order_line SELECT copy.* FROM order_line sample, generate_series(1, ${lines - 1}::int) n,
      jsonb_populate_record(sample, jsonb_build_object('id', sample.id || '-' || n, 'position', n)) copy
    WHERE sample.order_number = ${number}`);
  const text = '𠮷'.repeat(500);
  await server.core.db.execute(sql`
    UPDATE order_line SET name = ${text}, spec = ${text}, description = ${text}, shop_name = ${text},
      image = ${`/v1/images/${'a'.repeat(380)}`}, url = ${`https://${'a'.repeat(380)}.example/${'a'.repeat(3_000)}`}
    WHERE order_number = ${number}`);
  await server.core.db.execute(sql`UPDATE purchase_order SET shop_name = ${text} WHERE number = ${number}`);
};

test('an entry has at most 10 kB, so that a page of 100 stays below 1 MB', async () => {
  const shopper = server.shopper();
  const numbers = [await placedOrder(shopper), await placedOrder(shopper)];
  const [number = '', unpaid = ''] = numbers;
  await grow(number, maxPackageItems + 1);
  await grow(unpaid, maxLines);
  const { lines } = await orderOf(shopper, number);
  await server.money.pay(shopper.userId, [number]);
  const staff = server.staff();
  await staffSteps(staff, number).process();
  await staffSteps(staff, number).stock(lines.map(({ id }) => id));
  const [item = ''] = (await orderOf(shopper, number)).lines.map(({ received }) => received?.item_id ?? '');
  await questionSteps(server, { shopper, staff, number }).ask(goodsQuestion(item));
  const sizes = (entries: readonly unknown[]) => entries.map((entry) => Buffer.byteLength(JSON.stringify(entry)));
  const own = (await shopper.call(listOrdersContract, { query })).data.items;
  expect(own.map(({ line_count, status }) => [line_count, status])).toEqual(
    expect.arrayContaining([
      [maxLines, 'pending_payment'],
      [maxPackageItems + 1, 'in_stock'],
    ]),
  );
  expect(own.find((order) => order.number === number)).toMatchObject({ question: { state: 'open' } });
  const all = (await staff.call(listStaffOrdersContract, { query })).data.items;
  for (const size of [...sizes(own), ...sizes(all)]) expect(size).toBeLessThanOrEqual(10_000);
});
