import {
  createAddressContract,
  deleteUserContract,
  exportUserContract,
  listMessagesContract,
} from '@caravan/account/contract/schema';
import { loginContract, registerContract } from '@caravan/auth/contract/schema';
import { endsAfterDays, type Announcement } from '@caravan/forwarding/contract';
import {
  announceParcelContract,
  declareOwnParcelContract,
  getForwardingAddressContract,
  listOwnParcelsContract,
  updateOwnParcelContract,
  withdrawOwnParcelContract,
} from '@caravan/forwarding/contract/schema';
import {
  changeStaffWarehousesContract,
  declareForShopperContract,
  findShopperOfParcelContract,
  getStaffOwnParcelContract,
  getStaffWarehousesContract,
  keepOwnParcelContract,
  listStaffOwnParcelsContract,
  ownArrival,
  planHandlingFeeContract,
} from '@caravan/forwarding/contract/staff';
import { someWarehouses } from '@caravan/forwarding/contract/testing';
import type { NewPayment } from '@caravan/fund-payment/contract';
import { createPaymentContract, getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { orderPhotoServiceContract } from '@caravan/goods-services/contract/schema';
import { downloadArchiveContract, importArchiveContract } from '@caravan/haul/contract/schema';
import { day, newId, shopDay } from '@caravan/kernel';
import {
  arrivedParcel,
  discardParcelContract,
  getParcelContract,
  keepParcelContract,
  lookUpCodeContract,
} from '@caravan/procurement/contract/schema';
import { getPackageReceiptContract } from '@caravan/receipts/contract/schema';
import { newReturn, requestReturnContract } from '@caravan/returns/contract/schema';
import { listStaffActions } from '@caravan/server-core';
import { caller, type Caller } from '@caravan/server-core/testing';
import {
  closeStockCountContract,
  decideStockCountContract,
  openStockCountContract,
} from '@caravan/stock-counts/contract/staff';
import {
  createPackageContract,
  getPackageContract,
  listStoreContract,
  newPackage,
  quotePackageContract,
  storeQuery,
} from '@caravan/warehouse-packages/contract/schema';
import { createBinContract } from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { sentPackage } from './testing/sent-package.ts';
import { key, paidGoods, receive, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
let wei: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
  wei = await desk.hire('wei', 'receiver');
  const body = { code: 'A-01', zone: 'A', kind: 'shelf', position: 1, active: true } as const;
  await owner.call(createBinContract, { body });
  const { warehouses } = someWarehouses();
  const changed = await owner.call(changeStaffWarehousesContract, { body: { warehouses } });
  expect(changed).toMatchObject({ status: 200, data: { version: 1 } });
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

let sent = 0;
const trackingNumber = (): string => {
  sent += 1;
  return `YT20000${String(sent).padStart(6, '0')}`;
};

/** A shopper with money, and the calls for own parcels. */
const aShopper = async () => {
  const { userId } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  const shopper = desk.shopper(userId);
  const { data: address } = await shopper.call(getForwardingAddressContract);
  return {
    shopper,
    userId,
    code: address.code,
    announce: (over: Partial<Announcement> = {}) => {
      const told = { contents: 'Shoes', shop: 'Old street', quantity: 2, value_fen: 30_001, photo_note: 'the soles' };
      const body = { ...told, tracking_number: trackingNumber(), ...over };
      return shopper.call(announceParcelContract, { body, headers: key() });
    },
    parcels: async () => (await shopper.call(listOwnParcelsContract, { query: { page: 1, page_size: 50 } })).data.items,
    shelf: async () => (await shopper.call(listStoreContract, { query: storeQuery.parse({}) })).data.items,
  };
};

const password = 'correct1horse';
/** A shopper who can close the account. */
const aMember = async () => {
  const person = {
    email: `${newId().toLowerCase()}@example.com`,
    password,
    password_confirm: password,
    agree: true,
  } as const;
  const { data: registered } = await caller(desk.server.app).call(registerContract, { body: person });
  const logIn = async () => {
    const { data } = await caller(desk.server.app).call(loginContract, { body: { email: person.email, password } });
    return caller(desk.server.app, data.token);
  };
  return { shopper: caller(desk.server.app, registered.token), logIn };
};
const cups = (): Announcement => ({
  tracking_number: trackingNumber(),
  contents: 'Cups',
  shop: '',
  quantity: 1,
  value_fen: 0,
  photo_note: 'the handle',
});

const scan = async (code: string) => (await wei.call(lookUpCodeContract, { query: { code } })).data;
/** Receives what a scan finds, as the station does: the contents are one line. */
const receiveScanned = async (code: string, over: object = {}, pieces = 2, warehouse?: string) => {
  const found = await scan(code);
  expect(found.kind).toBe('parcel');
  const { data: parcel } = await wei.call(getParcelContract, { params: { id: found.ref ?? '' } });
  return receive(wei, parcel.id, [{ id: parcel.lines[0]?.line_id ?? '', pieces, over }], { warehouse });
};

it('gives each shopper an address with a code of their own, of each active warehouse', async () => {
  const { shopper, code } = await aShopper();
  expect(code).toMatch(/^[0-9A-Z]{6}$/);
  const again = (await shopper.call(getForwardingAddressContract)).data;
  expect(again).toMatchObject({ code, handling_fen: 0, free_days: 30 });
  expect(again.warehouses).toMatchObject([
    { id: 'GZ', recipient: `商队 ${code}`, street: `示例路 1 号 3 栋（${code}）` },
  ]);

  const [first] = someWarehouses().warehouses;
  if (!first) throw new Error('there is a warehouse');
  const body = { warehouses: [first, { ...first, id: 'YW', name: '义乌仓', active: false }] };
  const late = await owner.call(changeStaffWarehousesContract, { body, headers: { 'if-match': '"0"' } });
  expect(late).toMatchObject({ status: 409, reason: 'changed_meanwhile' });
  expect(await owner.call(changeStaffWarehousesContract, { body, headers: { 'if-match': '"1"' } })).toMatchObject({
    status: 200,
  });
  expect((await wei.call(getStaffWarehousesContract)).data.warehouses.map(({ id }) => id)).toEqual(['GZ', 'YW']);
  expect((await shopper.call(getForwardingAddressContract)).data.warehouses).toHaveLength(1);
  const both = { warehouses: body.warehouses.map((one) => ({ ...one, active: true })) };
  await owner.call(changeStaffWarehousesContract, { body: both });
  expect((await shopper.call(getForwardingAddressContract)).data.warehouses).toMatchObject([
    { id: 'GZ', recipient: `商队 ${code}` },
    { id: 'YW', name: '义乌仓', recipient: `商队 ${code}` },
  ]);
  // A warehouse to which nothing refers ends without a trace.
  expect((await owner.call(changeStaffWarehousesContract, { body: { warehouses: [first] } })).status).toBe(200);
});

it('receives an announced parcel like any other; its goods are packed, with the handling fee of the day', async () => {
  const tomorrow = shopDay(new Date(desk.server.clock.now().getTime() + day));
  const early = shopDay(desk.server.clock.now());
  const late = await owner.call(planHandlingFeeContract, { body: { from: early, fee_fen: 300 } });
  expect(late).toMatchObject({ status: 422, reason: 'fee_day_past' });
  await owner.call(planHandlingFeeContract, { body: { from: tomorrow, fee_fen: 301 } });
  const before = await aShopper();
  expect((await before.announce()).data.handling_fen).toBe(0);
  desk.server.clock.advance(day);

  const ada = await aShopper();
  const { data: announced } = await ada.announce();
  expect(announced).toMatchObject({ state: 'announced', handling_fen: 301 });
  const received = await receiveScanned(announced.tracking_number ?? '', { bin: 'A-01' });
  expect(received).toMatchObject({ status: 200, data: { orders: [], items: [{ order_number: announced.number }] } });
  const [item] = await ada.shelf();
  expect(item).toMatchObject({
    ...{ own: true, order_number: announced.number, name: 'Shoes', quantity: 2, value_fen: 30_001, handling_fen: 301 },
    ...{ packable: true, returnable: false },
  });
  const wish = newReturn.parse({ item_id: item?.id, quantity: 2, kind: 'return', reason: 'changed_mind', text: '' });
  const refused = await ada.shopper.call(requestReturnContract, { body: wish, headers: key() });
  expect(refused).toMatchObject({ status: 422, reason: 'own_goods' });
  expect(await ada.parcels()).toMatchObject([{ state: 'received', items: [{ id: item?.id }] }]);

  const number = await sentPackage({ shopper: ada.shopper, staff: owner, itemId: item?.id ?? '' });
  const { data: packed } = await ada.shopper.call(getPackageContract, { params: { number } });
  expect(packed).toMatchObject({ status: 'pending_receipt', fee: { handling_fen: 301 }, items: [{ own: true }] });
  const { data: receipt } = await ada.shopper.call(getPackageReceiptContract, { params: { number } });
  expect(receipt.content.amounts).toContainEqual(expect.objectContaining({ code: 'handling', amount_fen: 301 }));
});

it('divides value and fee among goods that came in several conditions, without losing a fen', async () => {
  const ada = await aShopper();
  const { data } = await ada.announce({ quantity: 3, value_fen: 10_000 });
  const { ref } = await scan(data.tracking_number ?? '');
  await receive(wei, ref ?? '', [
    { id: data.number, pieces: 1 },
    { id: data.number, pieces: 2, over: { condition: 'damaged', note: 'torn' } },
  ]);
  const items = await ada.shelf();
  expect(items.map(({ value_fen: fen }) => fen).toSorted((a, b) => a - b)).toEqual([3_333, 6_667]);
  expect(items.reduce((sum, { handling_fen: fen = 0 }) => sum + fen, 0)).toBe(301);
});

it('announces a number once for each shopper; two shoppers may, and the scan asks', async () => {
  const ada = await aShopper();
  const bob = await aShopper();
  const number = trackingNumber();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ada.announce({ tracking_number: number })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'parcel_announced')).toHaveLength(7);
  const own = answers.find(({ status }) => status === 200)?.data;
  const other = (await bob.announce({ tracking_number: number, contents: 'Lamps' })).data;

  const found = await scan(number);
  expect(found).toMatchObject({ kind: null, ref: null });
  expect(found.candidates.map(({ title }) => title).toSorted()).toEqual(
    [`${number} · ${ada.code} · Shoes`, `${number} · ${bob.code} · Lamps`].toSorted(),
  );
  const lamps = found.candidates.find(({ title }) => title.includes('Lamps'));
  expect((await receive(wei, lamps?.ref ?? '', [{ id: own?.number ?? '', pieces: 1 }])).reason).toBe('not_found');
  expect((await receive(wei, lamps?.ref ?? '', [{ id: other.number, pieces: 2 }])).status).toBe(200);
  expect((await receive(wei, lamps?.ref ?? '', [{ id: other.number, pieces: 2 }])).reason).toBe('parcel_received');
  expect(await bob.shelf()).toHaveLength(1);
  expect(await ada.parcels()).toMatchObject([{ number: own?.number, state: 'announced' }]);
  expect((await scan(number)).kind).toBe('parcel');
});

it('finds the shopper of a parcel that nobody announced by the code on its label', async () => {
  const ada = await aShopper();
  const number = trackingNumber();
  expect(await scan(number)).toMatchObject({ kind: null, candidates: [] });
  expect(await scan(ada.code)).toMatchObject({ kind: 'shopper', ref: ada.code });
  const give = (over: object) => {
    const body = ownArrival.parse({ tracking_number: number, code: ada.code, ...over });
    return wei.call(findShopperOfParcelContract, { body, headers: key() });
  };
  expect(await give({ code: 'NOBODY', contents: 'Cups' })).toMatchObject({ status: 422, reason: 'code_unknown' });
  expect(await give({})).toMatchObject({ status: 422, reason: 'contents_missing' });
  const given = (await give({ contents: 'Cups', quantity: 2 })).data;
  expect((await give({ contents: 'Cups' })).data).toEqual(given);
  expect((await receiveScanned(number)).status).toBe(200);
  expect(await ada.shelf()).toMatchObject([{ name: 'Cups', order_number: given.number, packable: false }]);
  expect(await ada.parcels()).toMatchObject([{ number: given.number, announced: false, question: '' }]);
  const declared = { contents: 'Tea cups', value_fen: 4_000 };
  await ada.shopper.call(declareOwnParcelContract, { params: { number: given.number }, body: declared });
  expect(await ada.shelf()).toMatchObject([{ name: 'Tea cups', value_fen: 4_000, packable: true }]);
});

it('finds the shopper of a kept parcel by hand; it takes the place of the announced one', async () => {
  const ada = await aShopper();
  const number = trackingNumber();
  const body = arrivedParcel.parse({ tracking_number: number, weight_g: 700, bin: 'A-01', note: 'a red box' });
  const { data: kept } = await wei.call(keepParcelContract, { body, headers: key() });
  // Announcing the number of a parcel that is here gives it to nobody: staff decide.
  const { data: announced } = await ada.announce({ tracking_number: number });
  expect((await wei.call(getParcelContract, { params: { id: kept.id } })).data.state).toBe('unmatched');
  const arrival = ownArrival.parse({ parcel_id: kept.id, number: announced.number });
  const given = await wei.call(findShopperOfParcelContract, { body: arrival, headers: key() });
  expect(given).toMatchObject({ status: 200, data: { number: announced.number, parcel_id: kept.id } });
  expect((await wei.call(findShopperOfParcelContract, { body: arrival, headers: key() })).reason).toBe('wrong_state');
  expect(await scan(number)).toMatchObject({ kind: 'parcel', ref: kept.id });
  const { data: parcel } = await wei.call(getParcelContract, { params: { id: kept.id } });
  expect(parcel).toMatchObject({ state: 'expected', weight_g: 700, forwarded: { code: ada.code } });
  expect((await receiveScanned(number)).status).toBe(200);
  expect(await ada.shelf()).toHaveLength(1);
  const log = await listStaffActions(desk.server.core.db, {
    page: 1,
    page_size: 5,
    subject: `own_parcel:${announced.number}`,
  });
  expect(log.items).toContainEqual(expect.objectContaining({ action: 'own_parcel.find' }));
});

it('holds goods back that are not what was declared, until the shopper or staff say what they are', async () => {
  const ada = await aShopper();
  const bob = await aShopper();
  const arrive = async (who: typeof ada) => {
    const { data } = await who.announce({ value_fen: 0 });
    await receiveScanned(data.tracking_number ?? '', { condition: 'wrong', note: 'Three lamps' });
    return data.number;
  };
  const number = await arrive(ada);
  const other = await arrive(bob);
  expect(await ada.shelf()).toMatchObject([{ packable: false, reason: 'Please say first what is in the parcel' }]);
  expect(await ada.parcels()).toMatchObject([{ question: 'Three lamps' }]);
  const asked = { limit: 50, only: 'asked' } as const;
  expect((await wei.call(listStaffOwnParcelsContract, { query: asked })).data.items).toHaveLength(2);

  const declared = { contents: 'Three lamps', value_fen: 9_000 };
  const answer = (who: typeof ada) =>
    who.shopper.call(declareOwnParcelContract, { params: { number }, body: declared });
  expect((await answer(bob)).status).toBe(404);
  expect(await answer(ada)).toMatchObject({ status: 200, data: { contents: 'Three lamps', question: null } });
  expect(await answer(ada)).toMatchObject({ status: 200 });
  expect(await ada.shelf()).toMatchObject([{ packable: true, name: 'Three lamps', value_fen: 9_000 }]);
  const changed = { ...declared, contents: 'Gold' };
  const late = await ada.shopper.call(declareOwnParcelContract, { params: { number }, body: changed });
  expect(late).toMatchObject({ status: 409, reason: 'wrong_state' });

  await wei.call(declareForShopperContract, { params: { number: other }, body: declared });
  expect(await bob.shelf()).toMatchObject([{ packable: true, name: 'Three lamps' }]);
  await wei.call(declareForShopperContract, { params: { number: other }, body: { question: 'Which lamps?' } });
  expect(await bob.shelf()).toMatchObject([{ packable: false }]);
  const [item] = await ada.shelf();
  await sentPackage({ shopper: ada.shopper, staff: owner, itemId: item?.id ?? '' });
  const packed = await wei.call(declareForShopperContract, { params: { number }, body: changed });
  expect(packed).toMatchObject({ status: 409, reason: 'goods_packed' });
});

it('changes and withdraws what has not arrived, and shows others nothing', async () => {
  const ada = await aShopper();
  const bob = await aShopper();
  const { data } = await ada.announce();
  const moved = trackingNumber();
  const body = { tracking_number: moved, contents: 'Boots', shop: '', quantity: 1, value_fen: 0, photo_note: '' };
  const params = { number: data.number };
  expect((await bob.shopper.call(updateOwnParcelContract, { params, body })).status).toBe(404);
  expect((await bob.shopper.call(withdrawOwnParcelContract, { params })).status).toBe(404);
  expect(await ada.shopper.call(updateOwnParcelContract, { params, body })).toMatchObject({
    data: { contents: 'Boots' },
  });
  expect(await scan(data.tracking_number ?? '')).toMatchObject({ kind: null });
  expect(await scan(moved)).toMatchObject({ kind: 'parcel' });
  expect(await ada.shopper.call(withdrawOwnParcelContract, { params })).toMatchObject({ data: { state: 'withdrawn' } });
  expect(await ada.shopper.call(withdrawOwnParcelContract, { params })).toMatchObject({ status: 200 });
  expect(await ada.shopper.call(updateOwnParcelContract, { params, body })).toMatchObject({ reason: 'wrong_state' });
  const again = await ada.announce({ tracking_number: moved });
  expect(again.status).toBe(200);
  await receiveScanned(moved);
  const arrived = { params: { number: again.data.number } };
  expect(await ada.shopper.call(withdrawOwnParcelContract, arrived)).toMatchObject({ reason: 'parcel_arrived' });
  expect((await wei.call(getStaffOwnParcelContract, arrived)).data).toMatchObject({ code: ada.code, announced: true });
});

it('is closed while the shop has no active warehouse, and part of what is known of a shopper', async () => {
  const ada = await aShopper();
  await ada.announce();
  const { data: file } = await ada.shopper.call(exportUserContract, { headers: key() });
  expect(JSON.stringify(file)).toContain(ada.code);
  const { warehouses } = someWarehouses();
  const closed = { warehouses: warehouses.map((one) => ({ ...one, active: false })) };
  await owner.call(changeStaffWarehousesContract, { body: closed });
  expect(await ada.announce()).toMatchObject({ status: 409, reason: 'forwarding_closed' });
  await owner.call(changeStaffWarehousesContract, { body: { warehouses } });
});

it('ends with the account: what has not arrived is withdrawn, and the code is nobody’s', async () => {
  const { shopper } = await aMember();
  const { code } = (await shopper.call(getForwardingAddressContract)).data;
  const wish = cups();
  const { data: announced } = await shopper.call(announceParcelContract, { body: wish, headers: key() });
  expect((await shopper.call(deleteUserContract, { body: { password } })).status).toBe(200);
  expect(await scan(wish.tracking_number)).toMatchObject({ kind: null });
  expect(await scan(code)).toMatchObject({ kind: null });
  const { data: left } = await wei.call(getStaffOwnParcelContract, { params: { number: announced.number } });
  expect(left).toMatchObject({ state: 'withdrawn', contents: 'Cups', photo_note: '', code: '' });
});

/** Keeps a parcel, as nobody knows for whom it is, and then gives it to the shopper of an announcement. */
const keepFor = async (trackedAs: string, number: string) => {
  const body = arrivedParcel.parse({ tracking_number: trackedAs, weight_g: 700, bin: 'A-01', note: 'a red box' });
  const { data: kept } = await wei.call(keepParcelContract, { body, headers: key() });
  const arrival = ownArrival.parse({ parcel_id: kept.id, number });
  return wei.call(findShopperOfParcelContract, { body: arrival, headers: key() });
};

it('withdraws and changes no parcel that is kept for its shopper, whose account stays open until then', async () => {
  const { shopper } = await aMember();
  const { data: announced } = await shopper.call(announceParcelContract, { body: cups(), headers: key() });
  const params = { number: announced.number };
  const moved = trackingNumber();
  expect((await keepFor(moved, announced.number)).status).toBe(200);
  expect(await shopper.call(withdrawOwnParcelContract, { params })).toMatchObject({ reason: 'parcel_arrived' });
  const change = { params, body: cups() };
  expect(await shopper.call(updateOwnParcelContract, change)).toMatchObject({ reason: 'parcel_arrived' });
  expect(await shopper.call(deleteUserContract, { body: { password } })).toMatchObject({
    status: 409,
    reason: 'goods_in_store',
  });
  // It is still where the station looks for it.
  expect(await scan(moved)).toMatchObject({ kind: 'parcel' });
  expect((await receiveScanned(moved)).status).toBe(200);
});

/** Keeps a parcel that was given to the wrong shopper. */
const keepAgain = (number: string, headers = key()) => wei.call(keepOwnParcelContract, { params: { number }, headers });

it('keeps a parcel again that was given to the wrong announcement, which expects its own as before', async () => {
  const ada = await aShopper();
  const eve = await aShopper();
  const { data: wrong } = await ada.announce();
  const { data: right } = await eve.announce();
  expect(await keepAgain(wrong.number)).toMatchObject({ status: 409, reason: 'wrong_state' });
  const label = trackingNumber();
  const { parcel_id: kept } = (await keepFor(label, wrong.number)).data;
  const shown = async () => (await wei.call(getStaffOwnParcelContract, { params: { number: wrong.number } })).data;
  expect(await shown()).toMatchObject({ tracking_number: label, is_here: true });

  const headers = key();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => keepAgain(wrong.number, nth ? key() : headers)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'wrong_state')).toHaveLength(19);
  expect(await shown()).toMatchObject({ tracking_number: wrong.tracking_number, is_here: false, state: 'announced' });
  expect((await wei.call(getParcelContract, { params: { id: kept } })).data.state).toBe('unmatched');

  const arrival = ownArrival.parse({ parcel_id: kept, number: right.number });
  expect((await wei.call(findShopperOfParcelContract, { body: arrival, headers: key() })).status).toBe(200);
  expect((await receiveScanned(label)).status).toBe(200);
  expect((await receiveScanned(wrong.tracking_number ?? '')).status).toBe(200);
  expect((await eve.parcels())[0]).toMatchObject({ number: right.number, state: 'received' });
  expect((await ada.parcels())[0]).toMatchObject({ number: wrong.number, state: 'received' });
});

/** A package of goods, as their shopper asks for it. */
const packing = async (shopper: Caller, itemId: string) => {
  const { data: address } = await shopper.call(createAddressContract, { body: exampleAddress });
  const wish = { item_ids: [itemId], address_id: address.id };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = lines.find(({ available }) => available);
  return newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
};

const balanceOf = async (shopper: Caller): Promise<number> => (await shopper.call(getBalanceContract)).data.balance_fen;

it('takes what was received for the wrong shopper off their shelf, and receives it anew for whose it is', async () => {
  const ada = await aShopper();
  const eve = await aShopper();
  const { data: wrong } = await ada.announce();
  const { data: right } = await eve.announce();
  const label = trackingNumber();
  const { parcel_id: kept } = (await keepFor(label, wrong.number)).data;
  expect((await receiveScanned(label, { bin: 'A-01' })).status).toBe(200);
  const [item] = await ada.shelf();
  const itemId = item?.id ?? '';
  const before = await balanceOf(ada.shopper);
  const service = { body: { item_id: itemId, photos: 1, note: 'the soles' }, headers: key() };
  const { data: ordered } = await ada.shopper.call(orderPhotoServiceContract, service);
  const pay: NewPayment = { kind: 'service', refs: [ordered.number], method: 'balance' };
  expect((await ada.shopper.call(createPaymentContract, { body: pay, headers: key() })).status).toBe(200);
  expect(await balanceOf(ada.shopper)).toBeLessThan(before);

  const answers = await Promise.all(Array.from({ length: 20 }, () => keepAgain(wrong.number)));
  expect(answers.filter(({ status }) => status === 200)).toMatchObject([{ data: { parcel_id: kept } }]);
  expect(answers.filter(({ reason }) => reason === 'wrong_state')).toHaveLength(19);
  expect(await ada.shelf()).toEqual([]);
  expect(await ada.parcels()).toMatchObject([
    { number: wrong.number, state: 'announced', tracking_number: wrong.tracking_number, received_at: null, items: [] },
  ]);
  expect(await balanceOf(ada.shopper)).toBe(before);
  // Nor does their archive have what is somebody else's.
  const { response } = await ada.shopper.call(downloadArchiveContract, { query: { photos: 'no' } });
  const form = new FormData();
  form.append('archive', new File([Uint8Array.from(response.rawPayload)], 'caravan.zip', { type: 'application/zip' }));
  const imported = await ada.shopper.call(importArchiveContract, { body: form as never });
  expect(imported.data).toMatchObject({ goods: 0 });
  const { items } = (await ada.shopper.call(listMessagesContract, { query: { page: 1, page_size: 50 } })).data;
  expect(items.map(({ title }) => title)).toContain('Goods on your shelf were not yours');

  const arrival = ownArrival.parse({ parcel_id: kept, number: right.number });
  expect((await wei.call(findShopperOfParcelContract, { body: arrival, headers: key() })).status).toBe(200);
  expect((await receiveScanned(label)).status).toBe(200);
  expect(await eve.shelf()).toMatchObject([{ order_number: right.number, quantity: 2 }]);
  // Their own parcel comes as if nothing had been.
  expect((await receiveScanned(wrong.tracking_number ?? '')).status).toBe(200);
  expect(await ada.parcels()).toMatchObject([{ number: wrong.number, state: 'received', items: [{}] }]);
  expect((await ada.parcels())[0]?.items).not.toContainEqual(expect.objectContaining({ id: itemId }));
});

it('withdraws what staff had put down for the wrong shopper, and tells them', async () => {
  const ada = await aShopper();
  const body = arrivedParcel.parse({ tracking_number: trackingNumber(), weight_g: 700, bin: 'A-01', note: '' });
  const { data: kept } = await wei.call(keepParcelContract, { body, headers: key() });
  const found = await wei.call(findShopperOfParcelContract, {
    body: ownArrival.parse({ parcel_id: kept.id, code: ada.code, contents: 'A hat' }),
    headers: key(),
  });
  expect((await keepAgain(found.data.number)).data.parcel_id).toBe(kept.id);
  expect(await ada.parcels()).toMatchObject([{ number: found.data.number, state: 'withdrawn' }]);
  const { items } = (await ada.shopper.call(listMessagesContract, { query: { page: 1, page_size: 50 } })).data;
  expect(items.filter(({ kind }) => kind === 'own_parcel')).toMatchObject([{ title: 'A parcel was not yours' }]);
  // The next one with this code is theirs again.
  const again = ownArrival.parse({ parcel_id: kept.id, code: ada.code, contents: 'A hat' });
  const { data } = await wei.call(findShopperOfParcelContract, { body: again, headers: key() });
  expect(data.number).not.toBe(found.data.number);
});

it('loses no announcement whose number its shopper announced anew meanwhile', async () => {
  const ada = await aShopper();
  const { data: first } = await ada.announce();
  await keepFor(trackingNumber(), first.number);
  const { data: second } = await ada.announce({ tracking_number: first.tracking_number ?? '' });
  expect((await keepAgain(first.number)).status).toBe(200);
  const states = new Map((await ada.parcels()).map(({ number, state }) => [number, state]));
  expect(states).toEqual(
    new Map([
      [first.number, 'withdrawn'],
      [second.number, 'announced'],
    ]),
  );
  expect((await receiveScanned(second.tracking_number ?? '')).status).toBe(200);
});

it('keeps a parcel without a number again without one, so that its announcement’s parcel is received', async () => {
  const ada = await aShopper();
  const { data: announced } = await ada.announce();
  const body = arrivedParcel.parse({ weight_g: 700, bin: 'A-01', note: 'a red box' });
  const { data: kept } = await wei.call(keepParcelContract, { body, headers: key() });
  const arrival = ownArrival.parse({ parcel_id: kept.id, number: announced.number });
  await wei.call(findShopperOfParcelContract, { body: arrival, headers: key() });
  expect((await keepAgain(announced.number)).data.parcel_id).toBe(kept.id);
  const { data: again } = await wei.call(getParcelContract, { params: { id: kept.id } });
  expect(again).toMatchObject({ state: 'unmatched', tracking_number: null });
  expect((await receiveScanned(announced.tracking_number ?? '')).status).toBe(200);
  expect(await ada.parcels()).toMatchObject([{ number: announced.number, state: 'received' }]);
});

it('keeps no second parcel with the number of one that is kept', async () => {
  const ada = await aShopper();
  const { data: announced } = await ada.announce();
  const label = trackingNumber();
  await keepFor(label, announced.number);
  const body = arrivedParcel.parse({ tracking_number: label, weight_g: 900, bin: 'A-01', note: 'the other one' });
  const { data: other } = await wei.call(keepParcelContract, { body, headers: key() });
  expect(await keepAgain(announced.number)).toMatchObject({ status: 409, reason: 'number_kept' });
  expect((await ada.parcels())[0]).toMatchObject({ state: 'announced', tracking_number: label });
  const discard = { params: { id: other.id }, body: { note: 'empty' } };
  expect((await wei.call(discardParcelContract, discard)).status).toBe(200);
  expect((await keepAgain(announced.number)).status).toBe(200);
});

it('gives a kept parcel to no other announcement than that of its number', async () => {
  const ada = await aShopper();
  const number = trackingNumber();
  const wrong = (await ada.announce()).data;
  const right = (await ada.announce({ tracking_number: number })).data;
  const body = arrivedParcel.parse({ tracking_number: number, weight_g: 700, bin: 'A-01', note: '' });
  const { data: kept } = await wei.call(keepParcelContract, { body, headers: key() });
  const give = (chosen: string) =>
    wei.call(findShopperOfParcelContract, {
      body: ownArrival.parse({ parcel_id: kept.id, number: chosen }),
      headers: key(),
    });
  expect(await give(wrong.number)).toMatchObject({ status: 409, reason: 'announced_as' });
  expect((await give(right.number)).status).toBe(200);
});

const waiting = (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await desk.server.core.db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  }, 10_000);

/** Locks goods until the returned function is called. */
const lockGoods = async (id: string) => {
  const isLocked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const lock = desk.server.core.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM store_item WHERE id = ${id} FOR UPDATE`);
    isLocked.resolve();
    await unlock.promise;
  });
  await isLocked.promise;
  return () => {
    unlock.resolve();
    return lock;
  };
};

it.each(['packed', 'taken'] as const)('packs goods or takes them back: the first wins, here %s', async (first) => {
  const ada = await aShopper();
  const { data: parcel } = await ada.announce();
  await receiveScanned(parcel.tracking_number ?? '', { bin: 'A-01' });
  const [item] = await ada.shelf();
  const body = await packing(ada.shopper, item?.id ?? '');
  const unlock = await lockGoods(item?.id ?? '');
  const pack = () => ada.shopper.call(createPackageContract, { body, headers: key() });
  const begun = first === 'packed' ? pack() : keepAgain(parcel.number);
  await waiting(1);
  const late = first === 'packed' ? keepAgain(parcel.number) : pack();
  await waiting(2);
  await unlock();
  expect((await begun).status).toBe(200);
  expect(await late).toMatchObject({ status: 409, reason: first === 'packed' ? 'goods_not_on_shelf' : 'item_taken' });
  expect((await ada.parcels())[0]?.state).toBe(first === 'packed' ? 'received' : 'withdrawn');
});

it('asks about goods or packs them: of two at once one is refused', async () => {
  const ada = await aShopper();
  const { data: parcel } = await ada.announce();
  await receiveScanned(parcel.tracking_number ?? '');
  const [item] = await ada.shelf();
  const id = item?.id ?? '';
  const body = await packing(ada.shopper, id);
  const unlock = await lockGoods(id);
  // Both wait for the goods, the package first.
  const packed = ada.shopper.call(createPackageContract, { body, headers: key() });
  await waiting(1);
  const params = { number: parcel.number };
  const asked = wei.call(declareForShopperContract, { params, body: { question: 'Which shoes?' } });
  await waiting(2);
  await unlock();
  expect((await packed).status).toBe(200);
  expect(await asked).toMatchObject({ status: 409, reason: 'goods_packed' });
  expect(await ada.parcels()).toMatchObject([{ question: null }]);
});

it('says nothing new of goods that are searched for: lost ones return their declared value', async () => {
  const sam = await desk.hire('sam', 'service');
  const bin = 'M-01';
  await owner.call(createBinContract, { body: { code: bin, zone: 'M', kind: 'shelf', position: 9, active: true } });
  const ada = await aShopper();
  const { data: parcel } = await ada.announce();
  const params = { number: parcel.number };
  await receiveScanned(parcel.tracking_number ?? '', { bin });
  await wei.call(declareForShopperContract, { params, body: { question: 'Which shoes?' } });
  await wei.call(openStockCountContract, { body: { bin } });
  const { data: count } = await wei.call(closeStockCountContract, { body: { bin }, headers: key() });
  const decisions = count.differences.map(({ number }) => ({ number, decision: 'confirm' as const }));
  const decided = await sam.call(decideStockCountContract, {
    params: { number: count.number },
    body: { decisions },
    headers: key(),
  });
  expect(decided.data.state).toBe('done');
  const dear = { contents: 'Shoes of gold', value_fen: 900_000_000 };
  expect(await ada.shopper.call(declareOwnParcelContract, { params, body: dear })).toMatchObject({
    status: 409,
    reason: 'goods_searched',
  });
  expect(await ada.parcels()).toMatchObject([{ value_fen: 30_001, question: 'Which shoes?' }]);
});

it('neither reminds of a parcel that is kept for its shopper nor ends it', async () => {
  const awaitParcels = () => desk.server.runJob({ name: 'forwarding.await' }, null);
  const ada = await aShopper();
  const { data: announced } = await ada.announce();
  expect((await keepFor(trackingNumber(), announced.number)).status).toBe(200);
  for (const days of [61, endsAfterDays + 1]) {
    desk.server.clock.advance(days * day);
    await awaitParcels();
  }
  const { items } = (await ada.shopper.call(listMessagesContract, { query: { page: 1, page_size: 50 } })).data;
  expect(items.filter(({ kind }) => kind === 'own_parcel')).toEqual([]);
  expect(await ada.parcels()).toMatchObject([{ state: 'announced' }]);

  // However many are kept, those that never come end.
  const copies = (table: string, changed: string, where: string) =>
    desk.server.core.db.execute(
      sql.raw(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(one, ${changed})).* FROM ${table} one, generate_series(1, 1000) nth WHERE ${where}`,
      ),
    );
  const isKept = `= '${announced.number}'`;
  await copies(
    'own_parcel',
    `jsonb_build_object('number', 'A' || nth, 'tracking_number', 'A' || nth)`,
    `number ${isKept}`,
  );
  await copies(
    'inbound_parcel',
    `jsonb_build_object('id', 'A' || nth, 'forwarding_number', 'A' || nth, 'tracking_number', 'A' || nth)`,
    `forwarding_number ${isKept} AND arrived_at IS NOT NULL`,
  );
  const eve = await aShopper();
  await eve.announce();
  for (const days of [61, endsAfterDays + 1]) {
    desk.server.clock.advance(days * day);
    await awaitParcels();
  }
  expect(await eve.parcels()).toMatchObject([{ state: 'never_arrived' }]);
});

it('loses no parcel that is kept for an announcement which had ended', async () => {
  const awaitParcels = () => desk.server.runJob({ name: 'forwarding.await' }, null);
  const { shopper: early, logIn } = await aMember();
  const wish = cups();
  const { data: announced } = await early.call(announceParcelContract, { body: wish, headers: key() });
  for (const days of [61, endsAfterDays + 1]) {
    desk.server.clock.advance(days * day);
    await awaitParcels();
  }
  // The session has ended, too.
  const shopper = await logIn();
  const announce = (body: Announcement) => shopper.call(announceParcelContract, { body, headers: key() });
  const states = async () =>
    (await shopper.call(listOwnParcelsContract, { query: { page: 1, page_size: 50 } })).data.items.map(
      ({ state }) => state,
    );
  expect(await states()).toEqual(['never_arrived']);
  const kept = await keepFor(wish.tracking_number, announced.number);
  expect(kept.status).toBe(200);

  expect(await announce(wish)).toMatchObject({ status: 409, reason: 'parcel_arrived' });
  const { data: other } = await announce(cups());
  const change = { params: { number: other.number }, body: wish };
  expect(await shopper.call(updateOwnParcelContract, change)).toMatchObject({ status: 409, reason: 'parcel_arrived' });
  expect(await shopper.call(deleteUserContract, { body: { password } })).toMatchObject({
    status: 409,
    reason: 'goods_in_store',
  });
  expect(await states()).toEqual(['announced', 'never_arrived']);
  expect((await wei.call(getParcelContract, { params: { id: kept.data.parcel_id } })).data.state).toBe('expected');
  expect((await receiveScanned(wish.tracking_number)).status).toBe(200);
});

it('keeps no second parcel for an announcement whose parcel is here', async () => {
  const ada = await aShopper();
  const { data: announced } = await ada.announce();
  const first = await keepFor(trackingNumber(), announced.number);
  const second = await keepFor(trackingNumber(), announced.number);
  expect(second).toMatchObject({ status: 409, reason: 'parcel_arrived' });
  const { data: parcel } = await wei.call(getParcelContract, { params: { id: first.data.parcel_id } });
  expect(parcel.state).toBe('expected');
});

it('reminds once of what does not come, ends it later, and still receives it', async () => {
  const awaitParcels = () => desk.server.runJob({ name: 'forwarding.await' }, null);
  const { warehouses } = someWarehouses();
  const changed = await owner.call(changeStaffWarehousesContract, { body: { warehouses, wait_days: 7 } });
  expect(changed.data.wait_days).toBe(7);
  expect((await owner.call(changeStaffWarehousesContract, { body: { warehouses, wait_days: 3 } })).reason).toBe(
    'invalid',
  );
  const ada = await aShopper();
  const { data: first } = await ada.announce();
  const { data: second } = await ada.announce({ contents: 'Lamps' });
  const told = async () =>
    (await ada.shopper.call(listMessagesContract, { query: { page: 1, page_size: 50 } })).data.items.filter(
      ({ kind }) => kind === 'own_parcel',
    );
  await awaitParcels();
  expect(await told()).toEqual([]);
  desk.server.clock.advance(8 * day);
  await awaitParcels();
  await awaitParcels();
  expect(await told()).toMatchObject([{ title: '2 parcels have not arrived' }]);
  const ends = new Date(desk.server.clock.now().getTime() + endsAfterDays * day).toISOString();
  expect(await ada.parcels()).toMatchObject([
    { state: 'announced', ends_at: ends },
    { state: 'announced', ends_at: ends },
  ]);
  desk.server.clock.advance(endsAfterDays * day + 1);
  await awaitParcels();
  expect((await ada.parcels()).map(({ state, ends_at }) => [state, ends_at])).toEqual([
    ['never_arrived', null],
    ['never_arrived', null],
  ]);
  expect(await told()).toHaveLength(1);

  // One comes after all, the other is announced anew: it is expected once.
  expect((await receiveScanned(first.tracking_number ?? '')).status).toBe(200);
  expect(await ada.shelf()).toMatchObject([{ name: 'Shoes' }]);
  const again = await ada.announce({ tracking_number: second.tracking_number ?? '', contents: 'Two lamps' });
  expect(again).toMatchObject({ status: 200, data: { state: 'announced' } });
  expect((await ada.parcels()).find(({ number }) => number === second.number)?.state).toBe('withdrawn');
  expect((await receiveScanned(second.tracking_number ?? '')).status).toBe(200);
  expect((await ada.shelf()).map(({ name }) => name).toSorted()).toEqual(['Shoes', 'Two lamps']);
  // Days have passed for the goods of other tests, too.
  await desk.server.runJob({ name: 'tasks.reconcile' }, null);
});

it('takes parcels for several warehouses: one that comes to another stays there, and its shopper is told', async () => {
  const [first] = someWarehouses().warehouses;
  if (!first) throw new Error('there is a warehouse');
  const gz = { id: 'GZ', name: '广州仓' };
  const yw = { id: 'YW', name: '义乌仓' };
  const before = await aShopper();
  const { data: unsaid } = await before.announce();
  expect(unsaid).not.toHaveProperty('warehouse');
  const all = [first, { ...first, ...yw }, { ...first, id: 'BJ', name: '北京仓', active: false }];
  await owner.call(changeStaffWarehousesContract, { body: { warehouses: all } });

  const ada = await aShopper();
  for (const warehouse of ['BJ', 'XX'])
    expect(await ada.announce({ warehouse })).toMatchObject({ status: 422, reason: 'warehouse_unknown' });
  const { data: parcel } = await ada.announce({ warehouse: 'GZ' });
  expect(parcel).toMatchObject({ warehouse: gz });
  const { data: moved } = await ada.announce({ warehouse: 'GZ', contents: 'Lamps' });
  const body = { ...cups(), tracking_number: moved.tracking_number ?? '', warehouse: 'YW' };
  const params = { number: moved.number };
  expect((await ada.shopper.call(updateOwnParcelContract, { params, body })).data).toMatchObject({ warehouse: yw });
  const listed = await wei.call(listStaffOwnParcelsContract, { query: { limit: 50, warehouse: 'GZ' } });
  expect(listed.data).toMatchObject({ count: 1, items: [{ number: parcel.number }] });

  const receiveIn = (code: string | null, warehouse?: string, over = {}) =>
    receiveScanned(code ?? '', over, 1, warehouse);
  expect(await receiveIn(parcel.tracking_number)).toMatchObject({ status: 422, reason: 'warehouse_missing' });
  expect(await receiveIn(parcel.tracking_number, 'YW', { bin: 'A-01' })).toMatchObject({ reason: 'bin_elsewhere' });
  for (const one of [parcel, moved, unsaid]) expect((await receiveIn(one.tracking_number, 'YW')).status).toBe(200);
  expect((await ada.parcels()).find(({ number }) => number === parcel.number)).toMatchObject({
    warehouse: gz,
    arrived_at: yw,
  });
  expect((await ada.shelf()).map(({ warehouse }) => warehouse)).toEqual([yw, yw]);
  const told = async ({ shopper }: typeof ada) =>
    (await shopper.call(listMessagesContract, { query: { page: 1, page_size: 50 } })).data.items
      .filter(({ kind }) => kind === 'own_parcel')
      .map((message) => message.body);
  const elsewhere = `It came to our warehouse ${yw.name}, not to ${gz.name}, and stays there.`;
  expect((await told(ada)).filter((text) => text.includes(elsewhere))).toHaveLength(1);
  expect(await told(ada)).toHaveLength(2);
  expect(await told(before)).toEqual([expect.not.stringContaining('义乌仓')]);
});

it('keeps a warehouse in the list to which goods, bins or parcels belong', async () => {
  const { warehouses } = (await owner.call(getStaffWarehousesContract)).data;
  const without = (...ids: string[]) =>
    owner.call(changeStaffWarehousesContract, {
      body: { warehouses: warehouses.filter(({ id }) => !ids.includes(id)) },
    });
  const inUse = { status: 409, reason: 'warehouse_in_use' };
  expect(await without('YW')).toMatchObject({ ...inUse, message: expect.stringContaining('Warehouse YW stays') });
  expect(await without('GZ')).toMatchObject(inUse);
  expect(await without('GZ', 'YW', 'BJ')).toMatchObject(inUse);
  const place = { zone: 'B', kind: 'shelf', position: 2, active: true } as const;
  await owner.call(createBinContract, { body: { code: 'BJ-01', ...place, warehouse: 'BJ' } });
  expect(await without('BJ')).toMatchObject(inUse);
  const [gz, ...others] = warehouses;
  const turned = [...others, ...(gz ? [gz] : [])].map((one) => ({ ...one, active: false }));
  expect((await owner.call(changeStaffWarehousesContract, { body: { warehouses: turned } })).data).toEqual({
    warehouses: turned,
    wait_days: 7,
    version: expect.any(Number),
  });
});
