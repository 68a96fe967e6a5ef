import {
  getStaffOrderContract,
  cancelOrderContract,
  getOrderContract,
  listOrdersContract,
  listStaffOrdersContract,
  previewOrdersContract,
} from '@caravan/cart-orders/contract/orders';
import { removeFromCartContract } from '@caravan/cart-orders/contract/schema';
import { hour, minute } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { aLine, contact, key, orderIn, orderOf, place, placedOrder, staffSteps } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

const preview = (caller: Caller, ids: readonly string[]) =>
  caller.call(previewOrdersContract, { body: { cart_ids: [...ids] } });

test('chosen lines become one order for each shop, and leave the cart', async () => {
  const shopper = server.shopper();
  const tea = await added(shopper, aLine('Tea'));
  server.clock.advance(1);
  const cup = await added(shopper, {
    manual: aManual({ name: 'Cup', shop_name: 'tea house', domestic_shipping_fen: 900 }),
    quantity: 1,
  });
  server.clock.advance(1);
  const lamp = await added(shopper, { manual: aManual({ name: 'Lamp' }), quantity: 1, note: 'red' });
  const stays = await added(shopper, { manual: aManual({ name: 'Stays' }), quantity: 1 });
  const ids = [tea.id, cup.id, lamp.id];

  const shown = (await preview(shopper, ids)).data;
  expect(shown).toMatchObject({
    orders: [
      { shop_name: null, goods_fen: 5_000, photo_fen: 0, domestic_shipping_fen: 600, amount_fen: 5_600 },
      {
        shop_name: 'tea house',
        goods_fen: 15_000,
        photo_fen: 600,
        domestic_shipping_fen: 900,
        amount_fen: 16_500,
        price_review: false,
      },
    ],
    amount_fen: 22_100,
  });

  const placed = (
    await place(shopper, ids, {
      amount_fen: shown.amount_fen,
      contact: { name: 'Ada', im: 'wx: ada' },
      note: 'no hurry',
    })
  ).data;
  expect(placed.orders.map((order) => order.amount_fen)).toEqual([5_600, 16_500]);
  expect(placed.amount_fen).toBe(22_100);
  expect((await cartOf(shopper)).items.map((line) => line.id)).toEqual([stays.id]);

  const order = await orderOf(shopper, placed.orders[1]?.number ?? '');
  expect(order).toMatchObject({
    status: 'pending_payment',
    shop_name: 'tea house',
    amount_fen: 16_500,
    refundable_fen: 0,
    refunded_fen: 0,
    contact: { name: 'Ada', phone: '', im: 'wx: ada' },
    note: 'no hurry',
    price_review: 'none',
    expires_at: placed.expires_at,
    paid_at: null,
    refund: null,
    timeline: [{ status: 'pending_payment', event: 'placed', by: 'shopper', note: null }],
    actions: ['pay', 'cancel'],
  });
  expect(order.lines.map((line) => line.id)).toEqual([cup.id, tea.id]);
  expect(order.lines[1]).toMatchObject({
    amount_fen: 10_600,
    photo: { count: 3, note: 'the lid', fee_fen: 600 },
    received: null,
    refunded: false,
  });
  expect(new Date(placed.expires_at).getTime() - new Date(order.created_at).getTime()).toBe(24 * hour);
});

test('a repeated call places no order and asks no shop', async () => {
  const shopper = server.shopper();
  const tote = aSnapshot({ snapshotId: 'asked-once', itemId: 'asked-once' });
  server.goods.has(tote);
  const line = await added(shopper, { snapshot_id: tote.snapshotId, quantity: 1 });
  server.clock.advance(31 * minute);
  server.goods.asked.length = 0;
  const headers = key();
  const first = await place(shopper, [line.id], {}, headers);
  expect(server.goods.asked).toHaveLength(1);
  server.clock.advance(31 * minute);
  const again = await place(shopper, [line.id], {}, headers);
  expect(again.data).toEqual(first.data);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(server.goods.asked).toHaveLength(1);
});

test('lines of other users, unknown lines and ordered lines are refused, and nothing is ordered', async () => {
  const shopper = server.shopper();
  const other = server.shopper();
  const own = await added(shopper, aLine());
  const foreign = await added(other, aLine());
  for (const ids of [
    [own.id, foreign.id],
    [own.id, 'nothing_like_it'],
  ]) {
    expect(await preview(shopper, ids)).toMatchObject({ status: 404, reason: 'not_found' });
    expect(await place(shopper, ids)).toMatchObject({ status: 404, reason: 'not_found' });
  }
  expect(await place(shopper, [])).toMatchObject({
    status: 422,
    failure: { fields: { cart_ids: 'No product selected!' } },
  });
  expect(await place(shopper, [own.id, own.id])).toMatchObject({ status: 422, reason: 'invalid' });
  expect((await cartOf(shopper)).count).toBe(1);
  await place(shopper, [own.id]);
  expect(await place(shopper, [own.id])).toMatchObject({ status: 409, reason: 'wrong_state' });
  const removed = await added(other, { manual: aManual({ name: 'Removed' }), quantity: 1 });
  await other.call(removeFromCartContract, { body: { ids: [removed.id] } });
  expect(await place(other, [removed.id])).toMatchObject({ status: 409, reason: 'wrong_state' });
  expect((await other.call(listOrdersContract)).data.total).toBe(0);
});

test('the preview has the contact of the newest order', async () => {
  const shopper = server.shopper();
  const contactIn = async () => {
    const line = await added(shopper, aLine());
    return { id: line.id, contact: (await preview(shopper, [line.id])).data.contact };
  };
  const first = await contactIn();
  expect(first.contact).toBeNull();
  await place(shopper, [first.id], { contact: { name: 'Ada', im: 'wx: ada' } });
  server.clock.advance(minute);
  const second = await contactIn();
  expect(second.contact).toEqual({ name: 'Ada', phone: '', im: 'wx: ada' });
  await place(shopper, [second.id], { contact: { name: 'Eve', phone: '+44 20 7946 0000' } });
  expect((await contactIn()).contact).toEqual({ name: 'Eve', phone: '+44 20 7946 0000', im: '' });
});

test('the preview shows a price that the shop has changed, and no order is placed before that', async () => {
  const shopper = server.shopper();
  const tote = aSnapshot({ snapshotId: 'rises', itemId: 'rises' });
  server.goods.has(tote);
  const line = await added(shopper, { snapshot_id: 'rises', quantity: 2 });
  server.goods.says(tote, 'changed', { ...tote, snapshotId: 'rose', unitPriceFen: 8_000 });
  server.clock.advance(31 * minute);
  expect(await place(shopper, [line.id])).toMatchObject({
    status: 409,
    reason: 'price_changed',
    failure: { amount_fen: 16_800, lines: [{ id: line.id, unit_price_fen: 8_000, previous_price_fen: 6_800 }] },
  });
  expect((await cartOf(shopper)).items).toMatchObject([{ unit_price_fen: 8_000, previous_price_fen: 6_800 }]);
  expect((await preview(shopper, [line.id])).data).toMatchObject({ amount_fen: 16_800 });
  expect(await place(shopper, [line.id], { amount_fen: 14_400 })).toMatchObject({
    reason: 'price_changed',
    failure: { amount_fen: 16_800, lines: [] },
  });
  expect((await place(shopper, [line.id], { amount_fen: 16_800 })).data.amount_fen).toBe(16_800);
});

test('a preview reads old prices again and uses the new ones', async () => {
  const shopper = server.shopper();
  const tote = aSnapshot({ snapshotId: 'previewed', itemId: 'previewed' });
  server.goods.has(tote);
  const line = await added(shopper, { snapshot_id: tote.snapshotId, quantity: 1 });
  server.goods.says(tote, 'changed', { ...tote, snapshotId: 'previewed-2', domesticShippingFen: 900 });
  server.clock.advance(31 * minute);
  expect((await preview(shopper, [line.id])).data).toMatchObject({
    amount_fen: 7_700,
    orders: [{ domestic_shipping_fen: 900 }],
  });
});

test('unavailable goods are refused by name; goods of a shop that does not answer are accepted', async () => {
  const shopper = server.shopper();
  const [gone, soldOut, silent] = ['gone', 'sold-out', 'silent'].map((name) =>
    aSnapshot({ snapshotId: name, itemId: name }),
  );
  if (!gone || !soldOut || !silent) throw new Error('three snapshots expected');
  server.goods.has(gone, soldOut, silent);
  const ids: string[] = [];
  for (const { snapshotId } of [gone, soldOut, silent])
    ids.push((await added(shopper, { snapshot_id: snapshotId, quantity: 1 })).id);
  server.goods.says(gone, 'gone');
  server.goods.says(soldOut, 'changed', {
    ...soldOut,
    snapshotId: 'sold-out-2',
    availability: 'out_of_stock',
    stock: 0,
  });
  server.goods.says(silent, 'unreadable');
  server.clock.advance(31 * minute);

  const refused = await place(shopper, ids);
  expect(refused).toMatchObject({ status: 409, reason: 'goods_unavailable_in_order' });
  expect(refused.failure?.['line_ids']).toEqual(expect.arrayContaining(ids.slice(0, 2)));
  expect(refused.failure?.['line_ids']).toHaveLength(2);
  expect(await preview(shopper, ids)).toMatchObject({ status: 409, reason: 'goods_unavailable_in_order' });
  expect((await place(shopper, ids.slice(2))).status).toBe(200);
});

test('an order keeps its data, even if the shop and the cart change', async () => {
  const shopper = server.shopper();
  const tote = aSnapshot({
    snapshotId: 'copied',
    itemId: 'copied',
    image: '/v1/images/token',
    specLabels: ['Colour: Natural'],
  });
  server.goods.has(tote);
  const wish = {
    unit_price_fen: 6_000,
    domestic_shipping_fen: 0,
    reason: 'negotiated' as const,
    text: 'asked the shop',
  };
  const number = await placedOrder(shopper, [
    { snapshot_id: tote.snapshotId, quantity: 3, note: 'folded', price_change: wish },
  ]);
  const before = await orderOf(shopper, number);
  expect(before).toMatchObject({
    price_review: 'waiting',
    amount_fen: 18_000,
    lines: [
      {
        name: tote.name,
        image: '/v1/images/token',
        unit_price_fen: 6_000,
        listed_price_fen: 6_800,
        price_change: wish,
        note: 'folded',
      },
    ],
  });
  expect(before.lines).toMatchObject([
    {
      url: tote.url,
      description: tote.description,
      spec: expect.stringContaining('Natural'),
      shop_name: tote.shopName,
    },
  ]);
  Object.assign(tote, { name: 'other', unitPriceFen: 1, image: null });
  expect(await orderOf(shopper, number)).toEqual(before);
});

test('an order without a price needs no payment; lines at the highest price add up', async () => {
  const shopper = server.shopper();
  const tote = aSnapshot({ snapshotId: 'free', itemId: 'free' });
  server.goods.has(tote);
  const free = { unit_price_fen: 0, domestic_shipping_fen: 0, reason: 'full_reduction' as const };
  const number = await placedOrder(shopper, [{ snapshot_id: 'free', quantity: 999, price_change: free }]);
  expect(await orderOf(shopper, number)).toMatchObject({
    status: 'paid',
    amount_fen: 0,
    price_review: 'waiting',
    lines: [{ amount_fen: 0 }],
    timeline: [{ event: 'placed' }, { event: 'paid' }],
    actions: [],
  });
  expect((await staffSteps(server.staff(), number).cancel()).data).toMatchObject({
    status: 'cancelled',
    refunded_fen: 0,
  });
  const dear = await placedOrder(shopper, [
    { manual: aManual({ unit_price_fen: 1_000_000_000, domestic_shipping_fen: 0 }), quantity: 999 },
  ]);
  expect(await orderOf(shopper, dear)).toMatchObject({ amount_fen: 999_000_000_000 });
});

test('only an unpaid order can be cancelled; a repetition answers the same', async () => {
  const shopper = server.shopper();
  const other = server.shopper();
  const number = await placedOrder(shopper);
  expect(await other.call(getOrderContract, { params: { number } })).toMatchObject({ status: 404 });
  expect(await other.call(cancelOrderContract, { params: { number } })).toMatchObject({ status: 404 });
  const cancelled = await shopper.call(cancelOrderContract, { params: { number } });
  expect(cancelled.data).toMatchObject({
    status: 'cancelled',
    actions: [],
    timeline: [{ event: 'placed' }, { event: 'cancelled', by: 'shopper' }],
  });
  expect((await shopper.call(cancelOrderContract, { params: { number } })).data).toEqual(cancelled.data);

  const paid = await placedOrder(shopper);
  expect(await server.money.pay(shopper.userId, [paid])).toBe('paid');
  expect(await shopper.call(cancelOrderContract, { params: { number: paid } })).toMatchObject({
    status: 409,
    reason: 'wrong_state',
  });
});

test('the list is paged, counted, and searched by number, shop and product', async () => {
  const shopper = server.shopper();
  const numbers: string[] = [];
  for (const name of ['Green Tea', '绿茶', '100% Cotton', 'a_b']) {
    server.clock.advance(minute);
    numbers.push(
      await placedOrder(shopper, [{ manual: aManual({ name, shop_name: `Shop of ${name}` }), quantity: 1 }]),
    );
  }
  await shopper.call(cancelOrderContract, { params: { number: numbers[0] ?? '' } });
  const list = async (query: { status?: 'cancelled' | 'paid'; q?: string; page?: number; page_size?: number }) =>
    (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 20, ...query } })).data;
  const names = async (q: string) => (await list({ q })).items.map((order) => order.lines[0]?.name);

  expect((await list({})).items.map((order) => order.number)).toEqual([...numbers].reverse());
  expect(await list({ page: 2, page_size: 3 })).toMatchObject({ total: 4, items: [{ number: numbers[0] }] });
  expect(await list({ status: 'cancelled' })).toMatchObject({
    total: 1,
    items: [{ number: numbers[0] }],
    counts: { pending_payment: 3, cancelled: 1, paid: 0 },
  });
  expect(await names('green')).toEqual(['Green Tea']);
  for (const q of ['绿茶', '綠茶', '茶', '绿']) expect(await names(q)).toEqual(['绿茶']);
  expect(await names('ＧＲＥＥＮ　ｔ')).toEqual(['Green Tea']);
  expect(await names('0%')).toEqual(['100% Cotton']);
  expect(await names('a_b')).toEqual(['a_b']);
  expect(await names('SHOP OF GREEN')).toEqual(['Green Tea']);
  expect(await names(numbers[1]?.slice(3).toLowerCase() ?? '')).toEqual(['绿茶']);
  expect(await list({ q: 'green' })).toMatchObject({ total: 1, counts: { cancelled: 1, pending_payment: 0 } });

  const office = async (q: string) =>
    (await server.staff().call(listStaffOrdersContract, { query: { page: 1, page_size: 20, q } })).data;
  expect(await office('0% cot')).toMatchObject({
    total: 1,
    items: [{ number: numbers[2], user_id: shopper.userId, supplier_order_no: null }],
  });
  expect(await office('a_b')).toMatchObject({ total: 1, items: [{ number: numbers[3] }] });
  expect(await office(String.raw`a\_b`)).toMatchObject({ total: 0, items: [] });
  expect(await office('绿茶')).toMatchObject({ total: 1 });
});

test.each([
  ['buyer', false],
  ['receiver', false],
  ['packer', false],
  ['service', true],
  ['finance', true],
  ['auditor', true],
  ['owner', true],
] as const)('a member of staff who is %s sees how to reach the shopper: %s', async (role, sees) => {
  const shopper = server.shopper();
  const number = await placedOrder(shopper);
  const clerk = server.as({ userId: `the_${role}`, role: 'staff', staffRoles: [role] });
  const { data } = await clerk.call(getStaffOrderContract, { params: { number } });
  const { contact: own } = await orderOf(shopper, number);
  expect(data.contact).toEqual(sees ? own : { name: '', phone: '', im: '' });
});

test('an order needs a contact and an idempotency key, and allows no unknown field', async () => {
  const shopper = server.shopper();
  const line = await added(shopper, aLine());
  expect(await place(shopper, [line.id], { contact: { name: ' ' } })).toMatchObject({
    status: 422,
    failure: { fields: { 'contact.name': expect.any(String) } },
  });
  expect(await place(shopper, [line.id], { contact: { ...contact, fax: '1' } as typeof contact })).toMatchObject({
    status: 422,
  });
  expect(await place(shopper, [line.id], {}, {} as ReturnType<typeof key>)).toMatchObject({
    status: 400,
    reason: 'idempotency_key_required',
  });
  expect((await cartOf(shopper)).count).toBe(1);
});

test('each line tells where its goods are, packing is offered while something is on the shelf, one question for a page', async () => {
  const { shopper, number, own } = await orderIn(server, 'in_stock', [aLine('Tea'), aLine('Cup')]);
  const at = server.clock.now();
  const inPackage = { packageNumber: 'PK2611A1B2C3D', packedAt: at, shippedAt: at, disposedAt: null };
  const [tea = '', cup = ''] = (await orderOf(shopper, number)).lines.map(({ received }) => received?.item_id ?? '');
  server.warehouse.moved.set(tea, { ...inPackage, packageStatus: 'pending_receipt', receivedAt: null });
  expect(await orderOf(shopper, number)).toMatchObject({
    lines: [
      { place: { status: 'shipped', package_number: 'PK2611A1B2C3D', shipped_at: at.toISOString() } },
      { place: { status: 'arrived', package_number: null } },
    ],
    actions: ['pack'],
  });
  server.warehouse.moved.set(cup, { ...inPackage, packageStatus: 'done', receivedAt: at });
  expect(await orderOf(shopper, number)).toMatchObject({ lines: [{}, { place: { status: 'received' } }], actions: [] });
  expect((await own.refund()).reason).toBe('wrong_state');

  // A page with several orders asks the warehouse once.
  server.clock.advance(1);
  await placedOrder(shopper);
  const before = server.warehouse.asked();
  const { items } = (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 20 } })).data;
  expect(items.map(({ progress }) => progress.stage)).toEqual(['shelf', 'shipped']);
  expect(server.warehouse.asked()).toBe(before + 1);
});

test.each([
  ['paid', 'ordered'],
  ['processing', 'bought'],
  ['refund_processing', 'ordered'],
  ['cancelled', undefined],
  ['refunded', undefined],
] as const)('the goods of an order that is %s are %s', async (status, goods) => {
  const { shopper, number } = await orderIn(server, status);
  expect((await orderOf(shopper, number)).lines[0]?.place?.status).toBe(goods);
});
