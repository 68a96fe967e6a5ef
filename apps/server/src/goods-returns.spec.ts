import { returnDays } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import { orderMeasurement } from '@caravan/goods-services/contract';
import { endServicesJob } from '@caravan/goods-services/server/testing';
import { listStaffActions } from '@caravan/server-core';
import { newReturn, requestReturnContract } from '@caravan/returns/contract/schema';
import { returnStep, stepReturnContract } from '@caravan/returns/contract/staff';
import { disposeGoodsContract } from '@caravan/warehouse-packages/contract/staff';
import {
  aBin,
  goodsOf,
  key,
  move,
  pack,
  packed,
  shoot,
  warehouseOf,
  warnOfDisposalJob,
  type Person,
} from '@caravan/warehouse-packages/server/testing';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { paidForGoods } from './testing/fake-order-returns.ts';
import { replacement, returnDesk, returner } from './testing/goods-return-steps.ts';
import { paidRehearsal } from './testing/rehearsal-steps.ts';
import { returnsServer } from './testing/returns-server.ts';
import { desk as serviceDesk, payService, serviceOf, services } from './testing/service-steps.ts';
import type { ServicesServer } from './testing/services-server.ts';

let server: ServicesServer;
beforeAll(async () => {
  server = await returnsServer();
});
afterAll(() => server.close());
afterAll(async () => {
  server.approvals.limit(null);
  expect(await server.audit()).toEqual([]);
});

const orders = { count: 0 };
/** A shopper with one item of two pieces. */
const withGoods = async ({ released = true } = {}) => {
  orders.count += 1;
  const orderNumber = `CV2611R${String(orders.count).padStart(6, '0')}`;
  const shopper = server.shopper();
  const [itemId = ''] = await server.stock(shopper.userId, [{}], { orderNumber, released });
  return { shopper, itemId, orderNumber, own: returner(shopper), desk: returnDesk(server.staff()) };
};
type Wish = Parameters<ReturnType<typeof returner>['ask']>[1];

/** A return that was asked for, agreed to, or sent. */
const returnIn = async (state: 'requested' | 'agreed' | 'sent', wish: Wish = {}) => {
  const made = await withGoods();
  const { number } = (await made.own.ask(made.itemId, wish)).data;
  if (state !== 'requested') await made.desk.agree(number, wish?.reason === 'changed_mind' ? { fee_fen: 1_200 } : {});
  if (state === 'sent') await made.desk.send(number);
  return { ...made, number };
};

const shelf = async (shopper: Person) => (await warehouseOf(shopper)).items;
const titles = async ({ userId }: Person) => (await server.messages.to(userId)).map(({ title }) => title.en);
const open = (ref: string) => server.queues.open().filter((one) => one.endsWith(` ${ref}`));
const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject })).items.map(({ action }) => action);
const placeOf = async (itemId: string) => (await server.feature.ports.places.find([itemId]))[0];

describe('a shopper asks', () => {
  it('for goods that are free, sees who pays, and cannot pack them meanwhile', async () => {
    const { shopper, itemId, own } = await withGoods();
    const [before] = await shelf(shopper);
    expect(before).toMatchObject({ returnable: true, return_number: null, packable: true });
    const { data } = await own.ask(itemId, { text: 'The handle is torn' });
    expect(data).toMatchObject({
      state: 'requested',
      text: 'The handle is torn',
      item: { id: itemId, quantity: 2, name: 'Canvas tote' },
      paid_by: 'shop',
      fee_fen: null,
      actions: ['withdraw'],
      timeline: [{ event: 'requested', by: 'shopper', note: null }],
    });
    expect(new Date(data.due_at ?? 0).getTime() - new Date(data.created_at).getTime()).toBe(5 * day);
    expect(await shelf(shopper)).toMatchObject([
      { returnable: false, return_number: data.number, packable: false, reason: `In return ${data.number}` },
    ]);
    expect((await pack(shopper, [itemId])).reason).toBe('items_returning');
    expect(await placeOf(itemId)).toMatchObject({
      itemNow: itemId,
      returned: { number: data.number, state: 'requested' },
    });
    expect(open(data.number)).toEqual([`return ${data.number}`]);
    expect(await titles(shopper)).toEqual([]);
    expect((await own.list()).items).toMatchObject([{ number: data.number }]);
  });

  it('who changed their mind pays the way back, and gets no other goods for it', async () => {
    const { itemId, own, shopper } = await withGoods();
    const body = newReturn.safeParse({ item_id: itemId, quantity: 2, kind: 'exchange', reason: 'changed_mind' });
    expect(body.success).toBe(false);
    const bad = { item_id: itemId, quantity: 2, kind: 'exchange', reason: 'changed_mind' } as never;
    expect((await shopper.call(requestReturnContract, { body: bad, headers: key() })).status).toBe(422);
    expect((await own.ask(itemId, { reason: 'changed_mind' })).data.paid_by).toBe('shopper');
  });

  it('until seven days after the goods arrived; staff may ask later', async () => {
    const { itemId, own, desk, shopper } = await withGoods();
    server.clock.advance(returnDays * day - 1);
    const [item] = await shelf(shopper);
    expect(item?.returnable).toBe(true);
    server.clock.advance(1);
    expect(await own.ask(itemId)).toMatchObject({ status: 409, reason: 'return_window_closed' });
    expect((await shelf(shopper))[0]).toMatchObject({ returnable: false });
    expect((await desk.open(itemId, { note: 'They sent the wrong size' })).data).toMatchObject({ state: 'requested' });
    expect(await titles(shopper)).toEqual(['We ask the seller to take goods back']);
  });

  test.each([
    ['fewer pieces', { quantity: 1 }, 422, 'whole_items_only'],
    ['more pieces', { quantity: 3 }, 422, 'whole_items_only'],
  ] as const)('for %s in vain', async (_what, wish, status, reason) => {
    const { itemId, own } = await withGoods();
    expect(await own.ask(itemId, wish)).toMatchObject({ status, reason });
  });

  it('for others’ goods, unknown goods, and goods in a package in vain', async () => {
    const { itemId, shopper, own, desk } = await withGoods();
    expect((await returner(server.shopper()).ask(itemId)).status).toBe(404);
    expect((await own.ask('nothing')).status).toBe(404);
    expect((await desk.open('nothing')).status).toBe(404);
    const number = await packed(shopper, [itemId]);
    expect(await own.ask(itemId)).toMatchObject({ reason: 'item_packed', message: `In package ${number}` });
    expect((await desk.open(itemId)).reason).toBe('item_packed');
  });

  it('once by one key, and goods are in one return', async () => {
    const { itemId, own } = await withGoods();
    const headers = key();
    const first = (await own.ask(itemId, {}, headers)).data;
    expect((await own.ask(itemId, {}, headers)).data).toEqual(first);
    expect(await own.ask(itemId)).toMatchObject({ status: 409, reason: 'item_returning' });
    expect((await own.list()).total).toBe(1);
    const body = newReturn.parse({ item_id: itemId, quantity: 2, kind: 'return', reason: 'damaged' });
    const keyless = await (await withGoods()).shopper.call(requestReturnContract, { body, headers: {} as never });
    expect(keyless.reason).toBe('idempotency_key_required');
  });

  it('and withdraws until the goods are sent; they are free again', async () => {
    const { shopper, itemId, own, number, desk } = await returnIn('requested');
    expect((await returner(server.shopper()).withdraw(number)).status).toBe(404);
    expect((await own.withdraw(number)).data).toMatchObject({ state: 'withdrawn', due_at: null, actions: [] });
    expect((await own.withdraw(number)).data.state).toBe('withdrawn');
    expect(open(number)).toEqual([]);
    expect((await desk.agree(number)).reason).toBe('wrong_state');
    expect(await shelf(shopper)).toMatchObject([{ packable: true, returnable: true, return_number: null }]);
    expect((await pack(shopper, [itemId])).status).toBe(200);
    // The cost of the way back is known only once the seller has agreed.
    const agreed = await returnIn('agreed', { reason: 'changed_mind' });
    expect((await agreed.own.show(agreed.number)).data).toMatchObject({ fee_fen: 1_200, actions: ['withdraw'] });
    expect((await agreed.own.withdraw(agreed.number)).data.state).toBe('withdrawn');
    const sent = await returnIn('sent');
    expect((await sent.own.show(sent.number)).data.actions).toEqual([]);
    expect((await sent.own.withdraw(sent.number)).reason).toBe('wrong_state');
  });
});

describe('the seller', () => {
  it('agrees, gets the goods, and pays back; finance gives it to the shopper', async () => {
    const { shopper, itemId, number, own, desk, orderNumber } = await returnIn('requested');
    const [goods] = await goodsOf(server.staff(), shopper.userId);
    const bin = await aBin(server.staff());
    await move(server.staff(), [goods?.number ?? ''], bin);
    expect((await desk.show(number)).data).toMatchObject({
      item_number: goods?.number,
      bin,
      shop_name: 'Tea House',
      paid_fen: paidForGoods,
      steps: ['agreed', 'refused'],
    });
    expect((await desk.agree(number, { note: 'Label inside' })).data).toMatchObject({ state: 'agreed', fee_fen: null });
    expect((await desk.send(number)).data).toMatchObject({
      state: 'sent',
      tracking: { carrier: 'SF Express', number: 'SF123-456' },
      bin: null,
    });
    expect(await shelf(shopper)).toEqual([]);
    expect(await placeOf(itemId)).toMatchObject({ returned: { state: 'sent' } });
    expect((await desk.settle(number, 20_000)).data).toMatchObject({
      state: 'settled',
      refund_fen: 20_000,
      returned_fen: 20_000,
      steps: [],
    });
    expect((await own.show(number)).data).toMatchObject({ state: 'settled', due_at: null });
    expect(await titles(shopper)).toEqual(
      expect.arrayContaining([
        'The seller takes your goods back',
        'Your goods are on their way to the seller',
        'Your return is paid',
      ]),
    );
    expect(open(number)).toEqual([]);
    expect(await actions(number)).toEqual(expect.arrayContaining(['return.agreed', 'return.sent', 'return.settled']));
    expect((await desk.list({ q: orderNumber })).data).toMatchObject({ items: [{ number }], count: 1 });
  });

  it('is paid for the way back by a shopper who changed their mind', async () => {
    const { number, desk } = await returnIn('requested', { reason: 'changed_mind' });
    expect(await desk.agree(number)).toMatchObject({
      status: 422,
      failure: { fields: { fee_fen: expect.anything() } },
    });
    expect((await desk.agree(number, { fee_fen: 1_500 })).data.fee_fen).toBe(1_500);
    await desk.send(number);
    expect((await desk.settle(number, 10_000)).data).toMatchObject({
      refund_fen: 10_000,
      returned_fen: 8_500,
    });
    const cheap = await returnIn('sent', { reason: 'changed_mind' });
    expect((await cheap.desk.settle(cheap.number, 900)).data.returned_fen).toBe(0);
    const free = await returnIn('requested');
    expect((await free.desk.agree(free.number, { fee_fen: 100 })).status).toBe(422);
  });

  test.each(['requested', 'sent'] as const)('refuses what is %s; the goods come back to the shelf', async (state) => {
    const { shopper, itemId, number, desk } = await returnIn(state);
    expect((await desk.refuse(number, 'Worn by now')).data).toMatchObject({ state: 'refused', steps: [] });
    const [item] = await shelf(shopper);
    expect(item).toMatchObject({ id: itemId, packable: true, return_number: null });
    const [goods] = await goodsOf(server.staff(), shopper.userId);
    expect(open(goods?.number ?? '')).toEqual([`shelve ${goods?.number}`]);
    const messages = await server.messages.to(shopper.userId);
    expect(messages.at(-1)?.body.zh).toContain('备注：Worn by now');
    expect((await pack(shopper, [itemId])).status).toBe(200);
  });

  it('sends them back, and no storage day has passed while they were away', async () => {
    const { shopper, number, desk } = await returnIn('sent');
    server.clock.advance(100 * day);
    await desk.refuse(number);
    expect(await shelf(shopper)).toMatchObject([{ days_left: 30, storage_fen: 0 }]);
    server.clock.advance(30 * day + 1);
    expect(await shelf(shopper)).toMatchObject([{ days_left: 0, storage_fen: 50 }]);
  });

  it('sends other goods, which are new ones with their own free days', async () => {
    const { shopper, itemId, number, desk } = await returnIn('sent', { kind: 'exchange', reason: 'wrong_goods' });
    const bin = await aBin(server.staff());
    expect(await desk.settle(number, 1)).toMatchObject({ status: 422 });
    const unknown = await desk.exchange(number, { bin: 'NO-BIN' });
    expect(unknown.reason).toBe('bin_unknown');
    server.clock.advance(3 * day);
    const { data } = await desk.exchange(number, { bin });
    expect(data).toMatchObject({ state: 'settled', refund_fen: null, returned_fen: null });
    const [item] = await shelf(shopper);
    expect(item).toMatchObject({ id: data.replacement_id, quantity: 2, weight_g: 900, days_left: 30, packable: true });
    expect(item?.id).not.toBe(itemId);
    expect(await placeOf(itemId)).toMatchObject({ itemId, itemNow: item?.id, returned: null, packageNumber: null });
    expect(await titles(shopper)).toContain('Your exchanged goods have arrived');
    const parcel = await packed(shopper, [item?.id ?? '']);
    expect(await placeOf(itemId)).toMatchObject({ itemNow: item?.id, packageNumber: parcel });
  });

  it('sends other goods for an order that is not complete; they wait as the others do', async () => {
    const { shopper, itemId, own, desk, orderNumber } = await withGoods({ released: false });
    const { number } = (await own.ask(itemId, { kind: 'exchange' })).data;
    await desk.agree(number);
    await desk.send(number);
    await desk.exchange(number);
    expect(await shelf(shopper)).toMatchObject([
      { packable: false, reason: 'The rest of its order has not arrived yet' },
    ]);
    await server.release(orderNumber);
    expect(await shelf(shopper)).toMatchObject([{ packable: true }]);
  });
});

describe('goods in a return', () => {
  it('take no further service; one that is not done when they are sent is cancelled, and its money returns', async () => {
    const { shopper, itemId, own, desk } = await withGoods();
    const photos = services(shopper, itemId);
    const service = (await photos.order(2)).data.number;
    expect(await payService(server, shopper.userId, service)).toBe('paid');
    const { number } = (await own.ask(itemId)).data;
    expect(await photos.order(1)).toMatchObject({ status: 409, reason: 'items_returning' });
    const measured = await photos.measure([{ what: 'weight' }]);
    expect(measured).toMatchObject({ status: 409, reason: 'items_returning' });
    expect(orderMeasurement.reasons).toContain(measured.reason);
    expect(await photos.item()).toMatchObject({ photos_left: 0, dispose_at: null });
    await desk.agree(number);
    expect((await serviceOf(shopper, service)).status).toBe('paid');
    await desk.send(number);
    expect(await serviceOf(shopper, service)).toMatchObject({ status: 'cancelled', cancelled_by: 'system' });
    expect(await server.money.of(service)).toEqual({ captured: 400, refunded: 400 });
  });

  it('are none that staff chose while a service of them is open, whose money would return past the limit', async () => {
    const { shopper, itemId, desk } = await withGoods();
    const service = (await services(shopper, itemId).order(2)).data.number;
    const refused = { status: 409, reason: 'item_service_open', failure: { number: service } };
    expect(await desk.open(itemId)).toMatchObject(refused);
    await payService(server, shopper.userId, service);
    expect(await desk.open(itemId)).toMatchObject(refused);
    expect(await server.money.of(service)).toEqual({ captured: 400, refunded: 0 });
    expect((await serviceDesk(server.staff()).cancel(service)).status).toBe(200);
    expect((await desk.open(itemId)).status).toBe(200);
  });

  it('are not measured while they are in it, and again once it is withdrawn', async () => {
    const { shopper, itemId, own } = await withGoods();
    const measured = services(shopper, itemId);
    const { number } = (await measured.measure([{ what: 'length' }])).data;
    await payService(server, shopper.userId, number);
    const [goods] = await goodsOf(server.staff(), shopper.userId);
    const label = goods?.number ?? '';
    const checks = () => open(label).filter((one) => one.startsWith('qc'));
    expect(checks()).toHaveLength(1);
    const { data } = await own.ask(itemId);
    expect(checks()).toEqual([]);
    expect((await measured.measure([{ what: 'width' }])).reason).toBe('items_returning');
    await own.withdraw(data.number);
    expect(checks()).toHaveLength(1);
  });

  it('are not rehearsed: a paid packing rehearsal is cancelled, and its money returns', async () => {
    const { shopper, number, itemIds, packer } = await paidRehearsal(server);
    expect((await returner(shopper).ask(itemIds[0] ?? '')).status).toBe(200);
    expect((await packer.rehearse()).reason).toBe('items_returning');
    await server.runJob(endServicesJob, null);
    expect(await serviceOf(shopper, number)).toMatchObject({ status: 'cancelled', cancelled_by: 'system' });
    expect(await server.money.of(number)).toEqual({ captured: 1_500, refunded: 1_500 });
    expect(open(number)).toEqual([]);
  });

  it('keep their photos until it has ended', async () => {
    const { itemId, own, desk } = await withGoods();
    await shoot(server.staff(), itemId, 2);
    const { goods_photos: photos } = server.feature.ports.retained;
    const old = async () => Number(await photos.count(new Date(server.clock.now().getTime() + day)));
    const others = await old();
    const { number } = (await own.ask(itemId)).data;
    await desk.agree(number);
    await desk.send(number);
    expect(await old()).toBe(others);
    await desk.settle(number, 1_000);
    expect(await old()).toBe(others + 2);
  });

  it('are neither warned of their disposal nor disposed of until the seller refuses them', async () => {
    const { shopper, itemId, desk } = await withGoods();
    server.clock.advance(151 * day);
    const { number } = (await desk.open(itemId)).data;
    await server.runJob(warnOfDisposalJob, null);
    const warned = async () => (await titles(shopper)).filter((title) => /dispos/i.test(title)).length;
    expect(await warned()).toBe(0);
    const disposal = { params: { item_id: itemId }, body: { note: 'old' }, headers: key() };
    expect(await server.colleague('service').call(disposeGoodsContract, disposal)).toMatchObject({
      status: 409,
      reason: 'item_returning',
    });
    await desk.refuse(number);
    await server.runJob(warnOfDisposalJob, null);
    expect(await warned()).toBe(1);
  });
});

describe('money', () => {
  it('comes only once the seller paid, once, and never more than was paid', async () => {
    const { number, desk } = await returnIn('agreed');
    expect((await desk.settle(number, 100)).reason).toBe('wrong_state');
    await desk.send(number);
    expect(await desk.settle(number, paidForGoods + 1)).toMatchObject({
      status: 422,
      reason: 'refund_too_high',
      message: 'At most ¥258.00 was paid for these goods',
    });
    expect((await desk.exchange(number)).status).toBe(422);
    const headers = key();
    const done = await desk.settle(number, paidForGoods, headers);
    expect((await desk.settle(number, paidForGoods, headers)).data).toEqual(done.data);
    expect((await desk.settle(number, 1)).reason).toBe('wrong_state');
  });

  it('above the owner’s limit needs a second person', async () => {
    const { number, desk } = await returnIn('sent');
    server.approvals.limit(5_000);
    expect(await desk.settle(number, 6_000)).toMatchObject({ status: 422, reason: 'approval_needed' });
    expect((await desk.show(number)).data.state).toBe('sent');
    expect((await desk.settle(number, 5_000)).data.state).toBe('settled');
  });

  it('is recorded once, and never changed, by the database', async () => {
    const { number, desk, itemId } = await returnIn('sent');
    await desk.settle(number, 700);
    const refused = [
      sql`update goods_return set refund_fen = 800, returned_fen = 800 where number = ${number}`,
      sql`update goods_return set state = 'refused' where number = ${number}`,
      sql`update goods_return set quantity = 1 where number = ${number}`,
      sql`delete from goods_return_event where return_number = ${number}`,
      sql`update store_item set left_at = null where id = ${itemId}`,
      sql`update store_item set return_number = null, left_at = null where id = ${itemId}`,
    ];
    for (const change of refused) await expect(server.core.db.execute(change)).rejects.toThrow();
  });
});

describe('staff', () => {
  it('make the steps of their roles', async () => {
    const { number, desk } = await returnIn('requested');
    const [buyer, receiver, finance, service, packer] = (
      ['buyer', 'receiver', 'finance', 'service', 'packer'] as const
    ).map((role) => returnDesk(server.colleague(role)));
    expect((await finance?.agree(number))?.status).toBe(403);
    expect((await service?.agree(number))?.status).toBe(403);
    expect((await packer?.show(number))?.status).toBe(403);
    expect((await service?.show(number))?.data.steps).toEqual([]);
    expect((await buyer?.agree(number))?.data.steps).toEqual(['sent']);
    await receiver?.send(number);
    expect((await receiver?.show(number))?.data.steps).not.toContain('settled');
    expect((await finance?.show(number))?.data.steps).toContain('settled');
    for (const other of [buyer, receiver]) expect((await other?.settle(number, 1))?.status).toBe(403);
    expect((await finance?.settle(number, 1))?.data.state).toBe('settled');
    expect((await desk.show(number)).data.steps).toEqual([]);

    const exchange = await returnIn('sent', { kind: 'exchange' });
    expect((await finance?.exchange(exchange.number))?.status).toBe(403);
    expect((await receiver?.exchange(exchange.number))?.data.state).toBe('settled');
    const shopper = server.shopper();
    expect((await returnDesk(shopper).show(number)).status).toBe(403);
    expect((await desk.show('RT2611NOTHING')).status).toBe(404);
    expect((await returner(shopper).show(number)).status).toBe(404);
  });

  it('do not make a step that a colleague has claimed', async () => {
    const { number, desk } = await returnIn('requested');
    server.queues.holders.set(number, 'somebody');
    expect((await desk.agree(number)).reason).toBe('claimed');
    expect((await desk.show(number)).data.state).toBe('requested');
  });

  it('page through all returns, and find them by state and words', async () => {
    server.clock.advance(1);
    const first = await returnIn('requested');
    server.clock.advance(1);
    const second = await returnIn('sent');
    const { desk } = first;
    const page = (await desk.list({ limit: 1 })).data;
    expect(page.items).toMatchObject([{ number: second.number }]);
    expect((await desk.list({ limit: 1, cursor: page.next ?? '' })).data.items).toMatchObject([
      { number: first.number },
    ]);
    expect((await desk.list({ state: 'sent', q: second.number })).data.items).toHaveLength(1);
    expect((await desk.list({ state: 'requested', q: second.number })).data.items).toEqual([]);
    expect((await desk.list({ q: 'no such goods' })).data.items).toEqual([]);
    expect((await desk.list({ q: 'canvas TOTE' })).data.items.length).toBeGreaterThan(1);
  });

  test.each([
    ['a refusal without a reason', { step: 'refused', note: '' }],
    ['an unknown step', { step: 'withdrawn', note: '' }],
    ['an unknown field', { step: 'agreed', note: '', amount: 1 }],
    ['a shipment without a number', { step: 'sent', carrier: 'SF', note: '' }],
    ['a refund below nothing', { step: 'settled', refund_fen: -1 }],
    ['goods without weight', { step: 'settled', replacement: { ...replacement, weight_g: 0 } }],
  ])('cannot send %s', async (_what, body) => {
    expect(returnStep.safeParse(body).success).toBe(false);
    const { number } = await returnIn('requested');
    const sent = server.staff().call(stepReturnContract, { params: { number }, body: body as never, headers: key() });
    expect((await sent).status).toBe(422);
  });
});

test('the audit finds goods that are not where their return is, and rejections that no return is for', async () => {
  const { itemId, number } = await returnIn('requested');
  const rejected = await withGoods();
  await shoot(server.staff(), rejected.itemId, 1);
  await services(rejected.shopper, rejected.itemId).decide('rejected', 1);
  /** Changes rows behind the triggers. */
  const force = (change: SQL) =>
    server.core.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(change);
    });
  const astray = `item ${itemId} is not where its return is, or is in a package, too`;
  const wrong = `item ${rejected.itemId} was rejected by its photos, but its return is not one for that`;
  const verdict = sql`item_id = ${rejected.itemId}`;
  for (const [broken, mended, faults] of [
    [
      sql`update store_item set return_number = null where id = ${itemId}`,
      sql`update store_item set return_number = ${number} where id = ${itemId}`,
      [astray],
    ],
    [
      sql`update store_item set left_at = now() where id = ${itemId}`,
      sql`update store_item set left_at = null where id = ${itemId}`,
      [astray],
    ],
    [
      sql`update store_item set return_number = 'RT2611NOTHING' where id = ${itemId}`,
      sql`update store_item set return_number = ${number} where id = ${itemId}`,
      [astray, `item ${itemId} is in a return of other goods`],
    ],
    [
      sql`update goods_return set reason = 'changed_mind' where ${verdict}`,
      sql`update goods_return set reason = 'quality' where ${verdict}`,
      [wrong],
    ],
  ] as const) {
    await force(broken);
    expect(await server.audit()).toEqual(expect.arrayContaining([...faults]));
    await force(mended);
  }
  expect(await server.audit()).toEqual([]);
});

test('of many who pack and return the same goods at once, one wins', async () => {
  const { shopper, itemId, own, desk } = await withGoods();
  const callers = Array.from({ length: 36 }, (_, index) =>
    [() => pack(shopper, [itemId]), () => own.ask(itemId), () => desk.open(itemId)][index % 3]?.(),
  );
  const answers = await Promise.all(callers);
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
  expect(answers.every((answer) => answer?.status === 200 || answer?.status === 409)).toBe(true);
});

test('of many who settle one return at once, one moves money', async () => {
  const { number, desk } = await returnIn('sent');
  const answers = await Promise.all(Array.from({ length: 30 }, () => desk.settle(number, 1_000)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status, reason }) => status === 200 || reason === 'wrong_state')).toBe(true);
});

test('an account with goods on their way to the seller is not closed, and a closed one keeps no words', async () => {
  const { shopper, number, desk } = await returnIn('requested', { text: 'Xanthippe' });
  const obstacles = () =>
    server.core.transaction((tx) => server.feature.ports.personalData.obstacles(tx, shopper.userId));
  expect(await obstacles()).toEqual(['goods_in_store', 'returns_open']);
  await desk.agree(number);
  await desk.send(number);
  expect(await obstacles()).toEqual(['returns_open']);
  await desk.settle(number, 0);
  expect(await obstacles()).toEqual([]);
  const { returns } = (await server.feature.ports.personalData.collect(shopper.userId)) as { returns: unknown[] };
  expect(returns).toMatchObject([{ number, text: 'Xanthippe' }]);
  await server.core.transaction((tx) => server.feature.ports.personalData.erase(tx, shopper.userId));
  expect((await desk.show(number)).data.text).toBe('');
});
