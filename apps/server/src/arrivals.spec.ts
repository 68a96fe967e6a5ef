import {
  approveRefundContract,
  requestRefundContract,
  staffCancelOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import {
  arrivedParcel,
  discardParcelContract,
  getParcelContract,
  importParcelsContract,
  keepParcelContract,
  listParcelsContract,
  listPurchasesContract,
  lookUpCodeContract,
  matchParcelContract,
  parcelImport,
  parcelReceipt,
  parcelsQuery,
  purchasesQuery,
  addParcelPhotosContract,
} from '@caravan/procurement/contract/schema';
import { day } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { createBinContract } from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureForm, warehouseOf } from './testing/paid-order.ts';
import {
  announce,
  buy,
  key,
  openTasks,
  paidGoods,
  receive,
  tradeDesk,
  type PaidGoods,
  type TradeDesk,
} from './testing/trade-desk.ts';

const callers = Array.from({ length: soaking ? 200 : 40 }, (_, index) => index);

let desk: TradeDesk;
let buyer: Caller;
let receiver: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  buyer = await desk.member('mei', 'buyer');
  receiver = await desk.member('wei', 'receiver');
  await receiver.call(createBinContract, {
    body: { code: 'A-01', zone: 'A', kind: 'shelf', position: 1, active: true },
  });
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

let parcels = 0;
const trackingNumber = (): string => {
  parcels += 1;
  return `SF10000${String(parcels).padStart(6, '0')}`;
};

/** An order of which everything was bought, in one purchase. */
const bought = async (goods: Parameters<typeof paidGoods>[1]) => {
  const order = await paidGoods(desk, goods);
  const all = order.lines.map(({ id, quantity }) => ({ id, pieces: quantity }));
  await buy(buyer, order.number, all);
  return { ...order, purchaseId: await purchaseIdOf(order) };
};

/** The last purchase of an order. */
const purchaseIdOf = async ({ number }: Pick<PaidGoods, 'number'>): Promise<string> =>
  (await buyer.call(listPurchasesContract, { query: purchasesQuery.parse({ order: number }) })).data.items[0]?.id ?? '';

/** Announces a parcel, a moment after the one before. */
const parcelOf = async (purchaseId: string, number = trackingNumber()): Promise<string> => {
  desk.server.clock.advance(1);
  return (await announce(buyer, purchaseId, number)).data.id;
};

const shownParcel = async (id: string) => (await receiver.call(getParcelContract, { params: { id } })).data;
const refsIn = async (queue: 'seller' | 'receive' | 'unmatched') => {
  const owner = await desk.member('owner', 'owner');
  return (await openTasks(owner, queue)).map(({ ref }) => ref);
};

const keep = (over: object = {}, headers = key()) =>
  receiver.call(keepParcelContract, {
    body: arrivedParcel.parse({ weight_g: 800, bin: 'A-01', ...over }),
    headers,
  });

describe('goods in parts', () => {
  it('arrive by pieces; the last piece completes the order, and only then it may be packed', async () => {
    const { lines, order, shopper, purchaseId } = await bought([
      { name: 'Tea', quantity: 3, photos: 2 },
      { name: 'Cup', quantity: 2 },
    ]);
    const [tea = '', cup = ''] = lines.map(({ id }) => id);
    const first = await parcelOf(purchaseId);
    const part = await receive(
      receiver,
      first,
      [
        { id: tea, pieces: 1, over: { bin: 'a-01' } },
        { id: cup, pieces: 2 },
      ],
      { moreComes: true },
    );
    expect(part.data.orders).toEqual([{ number: (await order()).number, status: 'processing' }]);
    expect(part.data.items.map(({ line_id, quantity }) => [line_id, quantity])).toEqual([
      [tea, 1],
      [cup, 2],
    ]);
    expect(await order()).toMatchObject({
      status: 'processing',
      refundable_fen: 10_000,
      actions: ['request_refund'],
      lines: [
        { received_quantity: 1, received: null, place: { status: 'bought' }, receipts: [{ quantity: 1 }] },
        { received_quantity: 2, received: { item_id: part.data.items[1]?.id }, place: { status: 'arrived' } },
      ],
    });
    expect((await warehouseOf(shopper)).map(({ quantity, packable }) => [quantity, packable]).sort()).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(await refsIn('seller')).toContain(purchaseId);

    const last = await parcelOf(purchaseId);
    const rest = await receive(receiver, last, [{ id: tea, pieces: 2 }]);
    expect(rest.data.orders[0]?.status).toBe('in_stock');
    expect(await order()).toMatchObject({
      status: 'in_stock',
      actions: ['pack'],
      lines: [{ received_quantity: 3, receipts: [{ quantity: 1 }, { quantity: 2 }] }, { received_quantity: 2 }],
      timeline: [{}, {}, {}, { event: 'received' }, { event: 'received' }, { event: 'in_stock' }],
    });
    expect((await warehouseOf(shopper)).every(({ packable }) => packable)).toBe(true);
    expect(await refsIn('seller')).not.toContain(purchaseId);
    expect(await refsIn('receive')).not.toContain(last);
    // The photos that were paid for are owed once.
    const { rows } = await desk.server.core.db.execute<{ owed: number }>(
      sql`SELECT sum(photo_count)::int AS owed FROM store_item WHERE line_id = ${tea}`,
    );
    expect(rows[0]?.owed).toBe(2);
  });

  it('of one line may come in several conditions', async () => {
    const { lines, order, purchaseId } = await bought([{ name: 'Tea', quantity: 3 }]);
    const id = lines[0]?.id ?? '';
    const parcel = await parcelOf(purchaseId);
    const broken = { condition: 'damaged', note: 'the lid is cracked' };
    expect(
      await receive(receiver, parcel, [
        { id, pieces: 2 },
        { id, pieces: 2, over: broken },
      ]),
    ).toMatchObject({ status: 422, reason: 'too_many', failure: { line_id: id, max: 3 } });
    const done = await receive(receiver, parcel, [
      { id, pieces: 2 },
      { id, pieces: 1, over: broken },
    ]);
    expect(done.data.items).toHaveLength(2);
    expect((await order()).lines[0]?.receipts.map(({ quantity }) => quantity).sort()).toEqual([1, 2]);
  });

  it('can be refunded for the pieces that are missing', async () => {
    const { number, lines, order, shopper, purchaseId } = await bought([{ name: 'Tea', quantity: 3 }]);
    const id = lines[0]?.id ?? '';
    await receive(receiver, await parcelOf(purchaseId), [{ id, pieces: 1 }]);
    await shopper.call(requestRefundContract, {
      params: { number },
      body: { reason: 'too slow', destination: 'balance' },
      headers: key(),
    });
    const late = await parcelOf(purchaseId);
    expect(await receive(receiver, late, [{ id, pieces: 2 }])).toMatchObject({ status: 409, reason: 'wrong_state' });
    const finance = await desk.member('fin', 'finance');
    const approved = await finance.call(approveRefundContract, { params: { number }, body: { note: '' } });
    expect(approved.data).toMatchObject({
      status: 'in_stock',
      refunded_fen: 10_000,
      lines: [{ received_quantity: 1, refunded_quantity: 2, refunded: false, place: { status: 'arrived' } }],
    });
    expect((await order()).lines[0]?.received).not.toBeNull();
    expect(await refsIn('seller')).not.toContain(purchaseId);
    expect(await receive(receiver, late, [{ id, pieces: 2 }])).toMatchObject({ status: 409, reason: 'wrong_state' });
  });

  it('are completed by the call `stock`, which receives all that is left', async () => {
    const { number, lines, order, purchaseId } = await bought([{ name: 'Tea', quantity: 3 }]);
    const id = lines[0]?.id ?? '';
    const waiting = await parcelOf(purchaseId);
    await receive(receiver, await parcelOf(purchaseId), [{ id, pieces: 1 }], { moreComes: true });
    desk.server.clock.advance(1);
    const stock = () =>
      receiver.call(stockOrderContract, {
        params: { number },
        body: {
          lines: [{ line_id: id, weight_g: 900, length_mm: 1, width_mm: 1, height_mm: 1, restrictions: [] }],
        },
      });
    expect((await stock()).data).toMatchObject({ status: 'in_stock', lines: [{ received_quantity: 3 }] });
    expect((await stock()).status).toBe(200);
    expect((await order()).lines[0]?.receipts.map(({ quantity }) => quantity)).toEqual([1, 2]);
    expect(await refsIn('seller')).not.toContain(purchaseId);
    expect(await refsIn('receive')).not.toContain(waiting);
  });

  it('may arrive while the rest is still to be bought, but no more than was bought', async () => {
    const goods = await paidGoods(desk, [
      { name: 'Tea', quantity: 2 },
      { name: 'Cup', quantity: 1 },
    ]);
    const [tea = '', cup = ''] = goods.lines.map(({ id }) => id);
    await buy(buyer, goods.number, [{ id: tea, pieces: 1 }], { supplier_order_no: `${goods.number}-1` });
    const parcel = await parcelOf(await purchaseIdOf(goods));
    expect((await receive(receiver, parcel, [{ id: cup, pieces: 1 }])).status).toBe(404);
    expect(await receive(receiver, parcel, [{ id: tea, pieces: 2 }])).toMatchObject({ reason: 'too_many' });
    await receive(receiver, parcel, [{ id: tea, pieces: 1 }]);
    expect(await goods.order()).toMatchObject({ status: 'paid', lines: [{ received_quantity: 1 }, {}] });
    const owner = await desk.member('owner', 'owner');
    const cancel = { params: { number: goods.number }, body: { note: '' }, headers: key() };
    expect(await owner.call(staffCancelOrderContract, cancel)).toMatchObject({ reason: 'goods_arrived' });

    const rest = [
      { id: tea, pieces: 1 },
      { id: cup, pieces: 1 },
    ];
    desk.server.clock.advance(1);
    await buy(buyer, goods.number, rest, { supplier_order_no: `${goods.number}-2` });
    expect((await goods.order()).status).toBe('processing');
    await receive(receiver, await parcelOf(await purchaseIdOf(goods)), rest);
    expect((await goods.order()).status).toBe('in_stock');
  });
});

describe(`${callers.length} concurrent callers`, () => {
  it('receive a parcel once', async () => {
    const { lines, order, purchaseId } = await bought([{ name: 'Tea', quantity: 4 }]);
    const parcel = await parcelOf(purchaseId);
    const answers = await Promise.all(
      callers.map(() => receive(receiver, parcel, [{ id: lines[0]?.id ?? '', pieces: 1 }])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = answers.flatMap(({ reason }) => reason ?? []);
    expect(refusals.filter((reason) => !['parcel_received', 'unavailable'].includes(reason))).toEqual([]);
    expect((await order()).lines[0]?.received_quantity).toBe(1);
  });

  it('with one key get one answer', async () => {
    const { lines, purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const parcel = await parcelOf(purchaseId);
    const headers = key();
    const answers = await Promise.all(
      callers.map(() => receive(receiver, parcel, [{ id: lines[0]?.id ?? '', pieces: 1 }], { headers })),
    );
    const good = answers.filter(({ status }) => status === 200).map(({ data }) => JSON.stringify(data));
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good).size).toBe(1);
  });

  it('receive parcels of one line up to the pieces that were bought', async () => {
    const { lines, order, purchaseId } = await bought([{ name: 'Tea', quantity: 5 }]);
    const id = lines[0]?.id ?? '';
    const sent: string[] = [];
    while (sent.length < 12) sent.push(await parcelOf(purchaseId));
    const answers = await Promise.all(sent.map((parcel) => receive(receiver, parcel, [{ id, pieces: 2 }])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.every(({ status, reason }) => status === 200 || reason === 'too_many')).toBe(true);
    expect(await order()).toMatchObject({ status: 'processing', lines: [{ received_quantity: 4 }] });
  });

  it('never receive and refund the same piece', async () => {
    for (let trial = 0; trial < 6; trial += 1) {
      const { number, lines, order, shopper, purchaseId } = await bought([{ name: 'Tea', quantity: 3 }]);
      const id = lines[0]?.id ?? '';
      await receive(receiver, await parcelOf(purchaseId), [{ id, pieces: 1 }]);
      const parcel = await parcelOf(purchaseId);
      const finance = await desk.member('fin', 'finance');
      const body = { reason: 'too slow', destination: 'balance' } as const;
      await Promise.all([
        shopper
          .call(requestRefundContract, { params: { number }, body, headers: key() })
          .then(() => finance.call(approveRefundContract, { params: { number }, body: { note: '' } })),
        ...callers.slice(0, 5).map(() => receive(receiver, parcel, [{ id, pieces: 2 }])),
      ]);
      const [line] = (await order()).lines;
      expect((line?.received_quantity ?? 0) + (line?.refunded_quantity ?? 0)).toBe(3);
      expect((await order()).status).toBe('in_stock');
    }
  });
});

describe('a tracking number', () => {
  it('is one in every spelling, belongs to one purchase, and may be announced again', async () => {
    const one = await bought([{ name: 'Tea', quantity: 1 }]);
    const other = await bought([{ name: 'Cup', quantity: 1 }]);
    const id = await parcelOf(one.purchaseId, ' ｓｆ 7700-１１ ');
    expect((await shownParcel(id)).tracking_number).toBe('SF7700-11');
    expect((await announce(buyer, one.purchaseId, 'SF7700-11')).data.id).toBe(id);
    expect((await announce(buyer, one.purchaseId, 'sf 770011')).data.id).toBe(id);
    expect(await announce(buyer, other.purchaseId, 'sf7700–11')).toMatchObject({
      status: 409,
      reason: 'tracking_known',
    });
    const found = await receiver.call(listParcelsContract, { query: parcelsQuery.parse({ q: 'f77 00.1' }) });
    expect(found.data.items.map((parcel) => parcel.id)).toEqual([id]);
    const scanned = await receiver.call(lookUpCodeContract, { query: { code: 'SF770011' } });
    expect(scanned.data).toMatchObject({ kind: 'parcel', ref: id });
    expect((await announce(buyer, 'unknown', 'SF1000')).status).toBe(404);
  });

  it('is recorded once by many callers', async () => {
    const { purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const number = trackingNumber();
    const answers = await Promise.all(callers.map(() => announce(buyer, purchaseId, number)));
    expect(new Set(answers.flatMap(({ status, data }) => (status === 200 ? data.id : []))).size).toBe(1);
  });

  it('is imported by the shops’ numbers, row by row, after a dry run that changes nothing', async () => {
    const { number, purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const other = await bought([{ name: 'Cup', quantity: 1 }]);
    const known = trackingNumber();
    await parcelOf(other.purchaseId, known);
    const kept = (await keep({ tracking_number: trackingNumber() })).data;
    const fresh = trackingNumber();
    const rows = [
      { supplier_order_no: `TB-${number}`, tracking_number: fresh, carrier: 'SF' },
      { supplier_order_no: `TB-${number}`, tracking_number: fresh.toLowerCase() },
      { supplier_order_no: `TB-${number}`, tracking_number: known },
      { supplier_order_no: 'NOBODY', tracking_number: trackingNumber() },
      { supplier_order_no: `TB-${number}`, tracking_number: kept.tracking_number ?? '' },
      { supplier_order_no: `TB-${number}`, tracking_number: '7,73012E+14' },
      { supplier_order_no: '4.01235E+18', tracking_number: trackingNumber() },
    ];
    const send = async (isDryRun: boolean, language = 'en') =>
      (
        await buyer.call(importParcelsContract, {
          body: parcelImport.parse({ rows, dry_run: isDryRun }),
          headers: { ...key(), 'client-language': language },
        })
      ).data.rows;
    const outcomes = ['added', 'known', 'refused', 'refused', 'matched', 'refused', 'refused'];
    const dry = await send(true, 'zh');
    expect(dry.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(dry[3]).toMatchObject({ reason: 'purchase_unknown', message: '没有使用该店铺订单号的采购单' });
    expect((await shownParcel(kept.id)).state).toBe('unmatched');

    const done = await send(false);
    expect(done.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(done[2]).toMatchObject({ reason: 'tracking_known' });
    expect(done[5]).toMatchObject({
      reason: 'tracking_number_shortened',
      message: expect.stringContaining('A spreadsheet has shortened this number') as string,
    });
    expect(done[6]).toMatchObject({ reason: 'order_number_shortened' });
    expect(await shownParcel(kept.id)).toMatchObject({ state: 'expected', purchase_id: purchaseId });
    expect((await send(false)).map(({ outcome }) => outcome)).toEqual([
      'known',
      'known',
      'refused',
      'refused',
      'known',
      'refused',
      'refused',
    ]);
    expect(await refsIn('receive')).toEqual(expect.arrayContaining([done[0]?.parcel_id, kept.id]));
    const tooMany = Array.from({ length: 1_001 }, () => rows[0]);
    expect(parcelImport.safeParse({ rows: tooMany }).success).toBe(false);
  });
});

describe('a parcel without a purchase', () => {
  it('is kept, photographed, matched and received; it needs no number', async () => {
    const { lines, order, purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const kept = (await keep({ note: 'no label' })).data;
    expect(kept).toMatchObject({ state: 'unmatched', tracking_number: null, bin: 'A-01', lines: [] });
    expect(await refsIn('unmatched')).toContain(kept.id);
    const photo = await pictureForm('photos');
    const withPhoto = await receiver.call(addParcelPhotosContract, {
      params: { id: kept.id },
      body: photo as never,
    });
    expect(withPhoto.data.photos).toHaveLength(1);

    const pieces = [{ id: lines[0]?.id ?? '', pieces: 1 }];
    expect(await receive(receiver, kept.id, pieces)).toMatchObject({ status: 409, reason: 'parcel_unmatched' });
    const match = (id: string, staff = receiver) =>
      staff.call(matchParcelContract, { params: { id: kept.id }, body: { purchase_id: id } });
    expect((await match('unknown')).status).toBe(404);
    expect((await match(purchaseId, buyer)).status).toBe(403);
    const matched = await match(purchaseId, await desk.member('sue', 'service'));
    expect(matched.data).toMatchObject({ state: 'expected', lines: [{ expected_quantity: 1 }] });
    expect((await match(purchaseId)).status).toBe(200);
    const other = await bought([{ name: 'Cup', quantity: 1 }]);
    expect(await match(other.purchaseId)).toMatchObject({ status: 409, reason: 'wrong_state' });
    expect(await refsIn('unmatched')).not.toContain(kept.id);
    await receive(receiver, kept.id, pieces);
    expect((await order()).status).toBe('in_stock');
    expect(await receive(receiver, kept.id, pieces)).toMatchObject({
      reason: 'parcel_received',
      failure: { by: 'staff_wei', at: expect.any(String) },
    });
  });

  it('whose number is known is not kept twice, and one that is announced later is matched', async () => {
    const { purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const number = trackingNumber();
    const { data: kept } = await keep({ tracking_number: number });
    expect(await keep({ tracking_number: number })).toMatchObject({
      status: 409,
      reason: 'tracking_known',
      failure: { parcel_id: kept.id },
    });
    expect((await announce(buyer, purchaseId, number)).data).toMatchObject({ id: kept.id, state: 'expected' });
    expect(await refsIn('unmatched')).not.toContain(kept.id);
  });

  it('may have the number of one that was received or put aside 180 days before', async () => {
    const one = await bought([{ name: 'Tea', quantity: 1 }]);
    const other = await bought([{ name: 'Cup', quantity: 1 }]);
    const number = trackingNumber();
    const aside = trackingNumber();
    const old = await parcelOf(one.purchaseId, number);
    await receive(receiver, old, [{ id: one.lines[0]?.id ?? '', pieces: 1 }]);
    const { data: kept } = await keep({ tracking_number: aside });
    await receiver.call(discardParcelContract, { params: { id: kept.id }, body: { note: 'sent back' } });
    const earlier = (days: number) =>
      desk.server.core.db.execute(sql`
        update inbound_parcel set received_at = received_at - make_interval(days => ${days}),
          arrived_at = arrived_at - make_interval(days => ${days})
        where id in (${old}, ${kept.id})`);
    await earlier(179);
    expect(await announce(buyer, other.purchaseId, number)).toMatchObject({ reason: 'tracking_known' });
    expect(await keep({ tracking_number: aside })).toMatchObject({ failure: { parcel_id: kept.id } });
    await earlier(2);
    const row = { supplier_order_no: `TB-${other.number}`, tracking_number: number };
    const dry = parcelImport.parse({ rows: [row], dry_run: true });
    expect((await buyer.call(importParcelsContract, { body: dry, headers: key() })).data.rows).toMatchObject([
      { outcome: 'added' },
    ]);
    const { data: fresh } = await announce(buyer, other.purchaseId, number);
    expect(fresh).toMatchObject({ state: 'expected' });
    expect(fresh.id).not.toBe(old);
    expect((await keep({ tracking_number: aside })).data.state).toBe('unmatched');
    // A scan means the one that is expected.
    const looked = await receiver.call(lookUpCodeContract, { query: { code: number } });
    expect(looked.data).toMatchObject({ kind: 'parcel', ref: fresh.id });
    expect(await keep({ tracking_number: number })).toMatchObject({ failure: { parcel_id: fresh.id } });
  });

  it('may be put aside, once, and is then neither matched nor received', async () => {
    const { purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const { data: kept } = await keep({ tracking_number: trackingNumber() });
    const discard = (id: string) =>
      receiver.call(discardParcelContract, { params: { id }, body: { note: 'sent back' } });
    expect((await discard(kept.id)).data).toMatchObject({ state: 'discarded', note: 'sent back' });
    expect((await discard(kept.id)).status).toBe(200);
    expect(await refsIn('unmatched')).not.toContain(kept.id);
    const match = { params: { id: kept.id }, body: { purchase_id: purchaseId } };
    expect(await receiver.call(matchParcelContract, match)).toMatchObject({ reason: 'wrong_state' });
    expect(await announce(buyer, purchaseId, kept.tracking_number ?? '')).toMatchObject({ reason: 'tracking_known' });
    const expected = await parcelOf(purchaseId);
    expect((await discard(expected)).data.state).toBe('discarded');
    expect(await refsIn('receive')).not.toContain(expected);
    expect((await discard('unknown')).status).toBe(404);
  });

  it('that was put aside by mistake is expected again once its purchase announces it again', async () => {
    const { purchaseId, number, lines } = await bought([{ name: 'Tea', quantity: 1 }]);
    const tracking_number = trackingNumber();
    const id = await parcelOf(purchaseId, tracking_number);
    const discard = { params: { id }, body: { note: 'lost' } };
    await receiver.call(discardParcelContract, discard);
    expect((await announce(buyer, purchaseId, tracking_number)).data).toMatchObject({ id, state: 'expected' });
    expect(await refsIn('receive')).toContain(id);

    await receiver.call(discardParcelContract, discard);
    const rows = [{ supplier_order_no: `TB-${number}`, tracking_number }];
    for (const [dry_run, outcome, parcel_id] of [
      [true, 'added', null],
      [false, 'added', id],
      [true, 'known', id],
    ] as const) {
      const body = parcelImport.parse({ rows, dry_run });
      const imported = (await buyer.call(importParcelsContract, { body, headers: key() })).data.rows;
      expect(imported).toMatchObject([{ outcome, parcel_id }]);
    }
    expect(await receive(receiver, id, [{ id: lines[0]?.id ?? '', pieces: 1 }])).toMatchObject({ status: 200 });
  });

  it('is listed by state and number', async () => {
    const { data: kept } = await keep({ tracking_number: trackingNumber(), note: '紙箱受潮' });
    const list = async (query: object) =>
      (await receiver.call(listParcelsContract, { query: parcelsQuery.parse(query) })).data.items.map(({ id }) => id);
    expect((await list({ state: 'unmatched' }))[0]).toBe(kept.id);
    expect(await list({ q: kept.tracking_number?.slice(3) })).toEqual([kept.id]);
    expect(await list({ q: '纸箱' })).toEqual([kept.id]);
    expect(await list({ state: 'expected', q: kept.tracking_number ?? '' })).toEqual([]);
  });
});

it('a receipt refuses weights, sizes and fields that cannot be', () => {
  const line = { line_id: 'a', quantity: 1, weight_g: 1, length_mm: 1, width_mm: 1, height_mm: 1 };
  const accepts = (over: object, rest: object = {}) =>
    parcelReceipt.safeParse({ lines: [{ ...line, ...over }], more_comes: false, ...rest }).success;
  expect(accepts({})).toBe(true);
  for (const bad of [
    { quantity: 0 },
    { weight_g: 0 },
    { weight_g: 1_000_001 },
    { length_mm: 10_001 },
    { quantity: 1.5 },
    { condition: 'burnt' },
    { restrictions: ['bomb'] },
    { price: 1 },
  ])
    expect(accepts(bad)).toBe(false);
  expect(accepts({}, { lines: [] })).toBe(false);
  expect(accepts({}, { extra: 1 })).toBe(false);
});

describe('a scanned code', () => {
  const lookUp = async (code: string) => (await receiver.call(lookUpCodeContract, { query: { code } })).data;

  it('leads to a parcel, a purchase or an order, with the lines to look for', async () => {
    const { number, lines, purchaseId } = await bought([{ name: 'Tea', quantity: 2 }]);
    const tracking = trackingNumber();
    const parcel = await parcelOf(purchaseId, tracking);
    const expected = [{ line_id: lines[0]?.id, expected_quantity: 2, bought_quantity: 2 }];
    expect(await lookUp(tracking)).toMatchObject({ kind: 'parcel', ref: parcel, lines: expected, candidates: [] });
    expect(await lookUp(number)).toMatchObject({ kind: 'order', ref: number, lines: expected });
    expect(await lookUp(`TB-${number}`)).toMatchObject({ kind: 'purchase', ref: purchaseId, lines: expected });
    // Couriers print a route code around their number.
    expect(await lookUp(`${tracking}/0021`)).toMatchObject({
      kind: null,
      candidates: [{ kind: 'parcel', ref: parcel }],
    });
    expect(await lookUp('a-01')).toMatchObject({ kind: 'bin', ref: 'A-01', candidates: [] });
    const { data } = await receive(receiver, parcel, [{ id: lines[0]?.id ?? '', pieces: 2 }]);
    expect(await lookUp(data.items[0]?.number ?? '')).toMatchObject({ kind: 'item', ref: data.items[0]?.number });
    expect(await lookUp('NOTHING-LIKE-IT')).toEqual({ kind: null, ref: null, lines: [], candidates: [] });
    expect((await buyer.call(lookUpCodeContract, { query: { code: number } })).status).toBe(403);
    expect((await receiver.call(lookUpCodeContract, { query: { code: 'x'.repeat(4_000) } })).status).toBe(422);
  });

  it('with two meanings offers both', async () => {
    const { number, purchaseId } = await bought([{ name: 'Tea', quantity: 1 }]);
    const parcel = await parcelOf(purchaseId, `TB-${number}`);
    expect((await lookUp(`TB-${number}`)).candidates.map(({ ref }) => ref)).toEqual([parcel, purchaseId]);
  });
});

it('the pieces of a line are written by their triggers alone', async () => {
  const { lines, purchaseId } = await bought([{ name: 'Tea', quantity: 2 }]);
  const id = lines[0]?.id ?? '';
  await receive(receiver, await parcelOf(purchaseId), [{ id, pieces: 1 }]);
  const refusal = (statement: ReturnType<typeof sql>): Promise<string> =>
    desk.server.core.db.execute(statement).then(
      () => 'done',
      (error: Error) => String(error.cause),
    );
  expect(await refusal(sql`UPDATE order_line SET received_quantity = 2 WHERE id = ${id}`)).toContain('only ever added');
  expect(await refusal(sql`UPDATE order_line SET refunded_quantity = 1 WHERE id = ${id}`)).toContain('only ever added');
  expect(await refusal(sql`UPDATE line_receipt SET quantity = 2 WHERE line_id = ${id}`)).toContain('only ever added');
  expect(await refusal(sql`DELETE FROM line_receipt WHERE line_id = ${id}`)).toContain('only ever added');
  expect(await refusal(sql`INSERT INTO line_refund VALUES ('too-many', ${id}, 2, now())`)).toContain(
    'order_line_pieces',
  );
});

it('a photo of a parcel opens by its signed address alone, for a day', async () => {
  const photographed = async (background: string): Promise<{ id: string; url: string }> => {
    const params = { id: (await keep()).data.id };
    const body = (await pictureForm('photos', background)) as never;
    const { data } = await receiver.call(addParcelPhotosContract, { params, body });
    return { id: params.id, url: data.photos[0]?.url ?? '' };
  };
  const one = await photographed('#f5b23d');
  const other = await photographed('#0b5f66');
  const statusOf = async (url: string) => (await desk.server.app.inject(url)).statusCode;
  const shown = await desk.server.app.inject(one.url);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });

  const { rows } = await desk.server.core.db.execute<{ id: string }>(
    sql`SELECT id FROM parcel_photo WHERE parcel_id IN (${one.id}, ${other.id}) ORDER BY parcel_id = ${other.id}`,
  );
  const [mine = '', theirs = ''] = rows.map(({ id }) => id);
  const token = one.url.slice(one.url.lastIndexOf('/') + 1);
  const refused = {
    'not signed': one.url.replace(token, mine),
    'of another photo': one.url.replace(mine, theirs),
    'of another kind': one.url.replace('parcel.', 'photo.'),
    'with a later end': one.url.replace(/\.(\w+)\.([\w-]+)$/, '.zzzzzzzz.$2'),
    'signed for goods': `/v1/store/photos/${token}`,
  };
  for (const [name, url] of Object.entries(refused)) {
    expect(url, name).not.toBe(one.url);
    expect(await statusOf(url), name).toBe(404);
  }

  desk.server.clock.advance(day);
  expect(await statusOf(one.url)).toBe(404);
  const again = (await shownParcel(one.id)).photos[0]?.url ?? '';
  expect([again === one.url, await statusOf(again)]).toEqual([false, 200]);
});
