import { day, hour } from '@caravan/kernel';
import {
  getPackageContract,
  listPackagesContract,
  quotePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allPackages, key, ownSteps, pack, packageIn, packageOf, warehouseOf } from '../testing/package-steps.ts';
import { addressOf, warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';
import { expirePackagesJob } from './end-by-time.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

/** The state of goods that can be packed. */
const free = { packable: true, package_number: null };

const quotes = (caller: Person, body: { item_ids: string[]; address_id?: string; country?: string }, headers = {}) =>
  caller.call(quotePackageContract, { body, headers });

describe('the warehouse', () => {
  test('shows arrived goods at once, and allows packing when the order is complete', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(
      shopper.userId,
      [{ photo: { count: 3, note: 'the seam' } }, { name: 'Tea', restrictions: ['food'] }],
      {
        orderNumber: 'CV2611WAITS00',
        released: false,
      },
    );
    const waiting = await warehouseOf(shopper);
    expect(waiting.total).toBe(2);
    expect(waiting.items.find(({ id }) => id === ids[0])).toMatchObject({
      order_number: 'CV2611WAITS00',
      weight_g: 1_240,
      length_mm: 320,
      width_mm: 280,
      height_mm: 90,
      days_left: 30,
      storage_fen: 0,
      daily_fee_fen: 50,
      photos: [],
      photos_due: 3,
      packable: false,
      reason: 'The rest of its order has not arrived yet',
      package_number: null,
    });
    expect((await pack(shopper, ids)).reason).toBe('not_packable');
    expect((await quotes(shopper, { item_ids: ids, country: 'DE' })).reason).toBe('not_packable');

    await server.release('CV2611WAITS00');
    expect((await warehouseOf(shopper)).items).toMatchObject([{ packable: true, reason: null }, { packable: true }]);
    expect((await pack(shopper, ids)).status).toBe(200);
  });

  test('stores a receipt that is reported twice once, with the same item', async () => {
    const shopper = server.shopper();
    const [first] = await server.stock(shopper.userId, [{ lineId: 'twice', receiptId: 'once' }]);
    const [again] = await server.stock(shopper.userId, [{ lineId: 'twice', receiptId: 'once', weightG: 9_999 }]);
    expect(again).toBe(first);
    expect((await warehouseOf(shopper)).items).toMatchObject([{ weight_g: 1_240 }]);
  });

  test('lists the oldest goods first, with days and fees, only for their owner', async () => {
    const shopper = server.shopper();
    const [old] = await server.stock(shopper.userId, [{ name: 'old' }]);
    server.clock.advance(31 * day + 1);
    await server.stock(shopper.userId, [{ name: 'new' }]);
    const { items } = await warehouseOf(shopper);
    expect(items).toMatchObject([
      { id: old, days_left: 0, storage_fen: 100 },
      { name: 'new', days_left: 30, storage_fen: 0 },
    ]);
    expect((await warehouseOf(server.shopper())).total).toBe(0);
  });
});

describe('a quote', () => {
  test('shows every shipping method to the country, cheapest first, with the reason if it is not available', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{ weightG: 2_500, restrictions: ['battery'] }]);
    const { weight_g, lines } = (await quotes(shopper, { item_ids: ids, address_id: addressOf(shopper.userId) })).data;
    expect(weight_g).toBe(2_500);
    expect(lines.length).toBeGreaterThanOrEqual(8);
    expect(lines.map((line) => line.fee_fen)).toEqual(lines.map((line) => line.fee_fen).sort((a, b) => a - b));
    expect(lines.find(({ id }) => id === 'ems')).toMatchObject({
      available: false,
      reason: 'This shipping method does not accept some of these goods (batteries)',
    });
    expect(lines.find(({ id }) => id === 'dhl-express')).toMatchObject({
      available: true,
      reason: null,
      real_g: 2_750,
    });
    const chinese = (await quotes(shopper, { item_ids: ids, country: 'DE' }, { 'client-language': 'zh' })).data;
    expect(chinese.lines.find(({ id }) => id === 'ems')).toMatchObject({
      name: 'EMS 国际特快',
      reason: '该线路不运送其中部分商品（带电）',
    });
    expect((await warehouseOf(shopper)).items[0]?.packable).toBe(true);
  });

  test('includes the storage fees of the goods', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}, {}]);
    server.clock.advance(32 * day);
    const { lines } = (await quotes(shopper, { item_ids: ids, country: 'DE' })).data;
    expect(new Set(lines.map((line) => line.storage_fen))).toEqual(new Set([200]));
  });

  test('for a country that no shipping method serves is refused', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    expect(await quotes(shopper, { item_ids: ids, country: 'AQ' })).toMatchObject({
      status: 422,
      reason: 'country_not_served',
    });
  });
});

describe('packing', () => {
  test('reserves goods at once, and stores address, shipping method and fee', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}, { name: 'Tea' }]);
    const made = (await pack(shopper, ids, { packing_note: 'Less air, please' })).data;
    const parcel = await packageOf(shopper, made.number);
    const inDays = server.clock.now().getTime() + 24 * hour;
    expect(made).toEqual({
      number: parcel.number,
      amount_fen: parcel.fee.fee_fen,
      expires_at: new Date(inDays).toISOString(),
    });
    expect(parcel).toMatchObject({
      status: 'pending_payment',
      items: [
        { id: ids[0], name: 'Canvas tote' },
        { id: ids[1], name: 'Tea' },
      ],
      address: { first_name: 'Ada', country: 'DE', city: 'Berlin' },
      line: { id: 'ems', name: 'EMS', carrier: 'China Post EMS' },
      fee: { real_g: 2_630, available: true, reason: null },
      packing_note: 'Less air, please',
      declared_value_fen: 25_800,
      tracking: null,
      timeline: [{ event: 'created', status: 'pending_payment', by: 'shopper' }],
      actions: ['pay', 'cancel'],
    });
    expect(parcel.address).not.toHaveProperty('id');
    expect((await warehouseOf(shopper)).items).toMatchObject([
      { packable: false, package_number: made.number, reason: `In package ${made.number}` },
      { package_number: made.number },
    ]);
    expect(await pack(shopper, [ids[0] ?? ''])).toMatchObject({ status: 409, reason: 'item_taken' });
    expect(await quotes(shopper, { item_ids: ids, country: 'DE' })).toMatchObject({
      status: 409,
      reason: 'item_taken',
    });
  });

  test('happens once for one key', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    const headers = key();
    const first = await pack(shopper, ids, {}, headers);
    const again = await pack(shopper, ids, {}, headers);
    expect(again.data).toEqual(first.data);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await allPackages(shopper)).total).toBe(1);
    expect((await pack(shopper, ids, { packing_note: 'other' }, headers)).reason).toBe('idempotency_key_reused');
  });

  test.each<[string, object, number, string]>([
    ['with an unknown shipping method', { line_id: 'balloon' }, 404, 'not_found'],
    ['with a shipping method to other countries', { line_id: 'asia-land' }, 422, 'line_wrong_country'],
    ['that is too heavy for the shipping method', { line_id: 'small-packet' }, 422, 'line_too_heavy'],
    [
      'with a value that is too high',
      { line_id: 'air-tax-paid', declared_value_fen: 300_001 },
      422,
      'line_value_too_high',
    ],
    ['with a fee that has changed', { fee_fen: 1 }, 409, 'quote_changed'],
    ['to an unknown address', { address_id: 'nowhere' }, 404, 'not_found'],
    ['to an address of another shopper', { address_id: addressOf('another') }, 404, 'not_found'],
  ])('%s is refused and reserves nothing', async (_, over, status, reason) => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{ weightG: 3_000 }]);
    expect(await pack(shopper, ids, over)).toMatchObject({ status, reason });
    expect((await warehouseOf(shopper)).items[0]?.packable).toBe(true);
    expect((await allPackages(shopper)).total).toBe(0);
  });

  test('accepts the fee that was shown', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    const { lines } = (await quotes(shopper, { item_ids: ids, country: 'DE' })).data;
    const fee_fen = lines.find(({ id }) => id === 'ems')?.fee_fen ?? 0;
    expect((await pack(shopper, ids, { fee_fen })).data.amount_fen).toBe(fee_fen);
    expect((await pack(shopper, ids, { fee_fen: 1 })).reason).toBe('item_taken');
  });

  test('does not find goods of another shopper, even among one’s own', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    const own = await server.stock(shopper.userId, [{}]);
    const foreign = await server.stock(other.userId, [{}]);
    for (const ids of [foreign, [...own, ...foreign]]) {
      expect(await pack(shopper, ids)).toMatchObject({ status: 404, reason: 'not_found' });
      expect(await quotes(shopper, { item_ids: ids, country: 'DE' })).toMatchObject({ status: 404 });
    }
    expect(await quotes(shopper, { item_ids: own, address_id: addressOf(other.userId) })).toMatchObject({
      status: 404,
    });
    expect((await warehouseOf(other)).items[0]?.packable).toBe(true);
  });

  test('does not find a package of another shopper', async () => {
    const { number } = await packageIn(server, 'pending_payment');
    const other = server.shopper();
    expect((await other.call(getPackageContract, { params: { number } })).status).toBe(404);
    expect((await ownSteps(other, number).cancel()).status).toBe(404);
    expect((await ownSteps(other, number).receive()).status).toBe(404);
    expect(await server.money.pay(other.userId, [number])).toBe('not_payable');
  });
});

describe('paying, cancelling and waiting', () => {
  test('a paid package waits to be shipped', async () => {
    const { shopper, number, pay } = await packageIn(server, 'pending_payment');
    expect(await server.feature.ports.payable.quote(shopper.userId, [number, 'PK2611NOWHERE'])).toMatchObject([
      { ref: number, refusal: null, title: { en: `Package ${number}`, zh: `包裹 ${number}` } },
      null,
    ]);
    expect(await pay()).toBe('paid');
    expect(await packageOf(shopper, number)).toMatchObject({
      status: 'to_be_delivered',
      actions: ['cancel'],
      timeline: [{}, { event: 'paid' }],
    });
    expect(await pay()).toBe('already_paid');
  });

  test('an unpaid package is cancelled without a refund, and a second call changes nothing', async () => {
    const { shopper, own, number, itemIds } = await packageIn(server, 'pending_payment');
    const cancelled = (await own.cancel()).data;
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      actions: [],
      items: [{ id: itemIds[0] }, { id: itemIds[1] }],
    });
    expect((await own.cancel()).data).toEqual(cancelled);
    expect((await warehouseOf(shopper)).items).toMatchObject(itemIds.map(() => free));
    expect(await server.messages.to(shopper.userId)).toEqual([]);
    expect((await pack(shopper, itemIds)).status).toBe(200);
    expect(await packageOf(shopper, number)).toEqual(cancelled);
  });

  test('a paid package is cancelled with a refund and a message', async () => {
    const { shopper, own, number, itemIds } = await packageIn(server, 'to_be_delivered');
    const { fee } = (await own.cancel()).data;
    expect(await server.money.of(number)).toEqual({ captured: fee.fee_fen, refunded: fee.fee_fen });
    expect((await warehouseOf(shopper)).items).toMatchObject(itemIds.map(() => free));
    expect(await server.messages.to(shopper.userId)).toMatchObject([
      {
        kind: 'package_cancelled',
        link: `/mine/package/packageDetail?number=${number}`,
        title: { zh: '您的包裹已取消' },
      },
    ]);
  });

  test('a package that is unpaid for 24 hours is cancelled automatically, and its goods are free again', async () => {
    const { shopper, number, itemIds } = await packageIn(server, 'pending_payment');
    server.clock.advance(24 * hour - 1);
    await server.runJob(expirePackagesJob, null);
    expect((await packageOf(shopper, number)).status).toBe('pending_payment');
    server.clock.advance(1);
    expect((await packageOf(shopper, number)).actions).toEqual(['cancel']);
    expect(await server.money.pay(shopper.userId, [number])).toBe('payment_expired');
    await server.runJob(expirePackagesJob, null);
    await server.runJob(expirePackagesJob, null);
    expect(await packageOf(shopper, number)).toMatchObject({
      status: 'cancelled',
      timeline: [{}, { event: 'expired', by: 'system' }],
    });
    expect((await warehouseOf(shopper)).items).toMatchObject(itemIds.map(() => free));
    expect(await server.messages.to(shopper.userId)).toMatchObject([
      { kind: 'package_cancelled', title: { en: 'Your unpaid package was cancelled' } },
    ]);
  });

  test('storage is charged until packing', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    server.clock.advance(33 * day);
    const { number } = (await pack(shopper, ids)).data;
    server.clock.advance(20 * hour);
    expect((await packageOf(shopper, number)).fee.storage_fen).toBe(150);
    expect((await warehouseOf(shopper)).items[0]?.storage_fen).toBe(150);
    await ownSteps(shopper, number).cancel();
    expect((await warehouseOf(shopper)).items[0]?.storage_fen).toBe(200);
  });
});

test('the list shows the newest first, filters by status, and has counts', async () => {
  const shopper = server.shopper();
  const numbers: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    numbers.unshift((await pack(shopper, await server.stock(shopper.userId, [{}]))).data.number);
    server.clock.advance(1);
  }
  await ownSteps(shopper, numbers[0] ?? '').cancel();
  const all = await allPackages(shopper);
  expect(all.items.map(({ number }) => number)).toEqual(numbers);
  expect(all.counts).toEqual({ pending_payment: 2, to_be_delivered: 0, pending_receipt: 0, done: 0, cancelled: 1 });
  const some = await shopper.call(listPackagesContract, {
    query: { page: 1, page_size: 1, status: 'pending_payment' },
  });
  expect(some.data).toMatchObject({ total: 2, items: [{ number: numbers[1] }], counts: { cancelled: 1 } });
});
