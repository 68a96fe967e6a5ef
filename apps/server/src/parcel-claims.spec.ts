import { deleteUserContract, exportUserContract, listMessagesContract } from '@caravan/account/contract/schema';
import { registerContract } from '@caravan/auth/contract/schema';
import { maxOpenParcelClaims, parcelClaimDays } from '@caravan/forwarding/contract';
import {
  announceParcelContract,
  claimParcelContract,
  listOwnParcelsContract,
  listParcelClaimsContract,
} from '@caravan/forwarding/contract/schema';
import {
  changeStaffWarehousesContract,
  findShopperOfParcelContract,
  getStaffParcelClaimContract,
  giveClaimedParcelContract,
  listStaffParcelClaimsContract,
  ownArrival,
  refuseParcelClaimContract,
} from '@caravan/forwarding/contract/staff';
import { someWarehouses } from '@caravan/forwarding/contract/testing';
import { day, newId } from '@caravan/kernel';
import {
  arrivedParcel,
  getParcelContract,
  keepParcelContract,
  lookUpCodeContract,
} from '@caravan/procurement/contract/schema';
import { caller, type Caller } from '@caravan/server-core/testing';
import { listStoreContract, storeQuery } from '@caravan/warehouse-packages/contract/schema';
import { createBinContract } from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { key, openTasks, receive, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

const endClaims = { name: 'forwarding_claims.end' };
const password = 'correct1horse';
let desk: TradeDesk;
let owner: Caller;
let wei: Caller;
let picture: File;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
  wei = await desk.hire('wei', 'receiver');
  const body = { code: 'A-01', zone: 'A', kind: 'shelf', position: 1, active: true } as const;
  await owner.call(createBinContract, { body });
  await owner.call(changeStaffWarehousesContract, { body: { warehouses: someWarehouses().warehouses } });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(bytes)], 'order.png', { type: 'image/png' });
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

let sent = 0;
const trackingNumber = (): string => {
  sent += 1;
  return `YT30000${String(sent).padStart(6, '0')}`;
};

const aShopper = async () => {
  const email = `${newId().toLowerCase()}@example.com`;
  const person = { email, password, password_confirm: password, agree: true } as const;
  const { data } = await caller(desk.server.app).call(registerContract, { body: person });
  const shopper = caller(desk.server.app, data.token);
  return {
    shopper,
    userId: data.user.id,
    claim: (number: string, pictures: readonly File[] = [], over: Record<string, string> = {}) => {
      const form = new FormData();
      const fields = { tracking_number: number, contents: 'A teapot', proof: 'Order 3344 of the teapot shop', ...over };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const one of pictures) form.append('pictures', one);
      return shopper.call(claimParcelContract, { body: form as never });
    },
    claims: async () =>
      (await shopper.call(listParcelClaimsContract, { query: { page: 1, page_size: 50 } })).data.items,
    parcels: async () => (await shopper.call(listOwnParcelsContract, { query: { page: 1, page_size: 50 } })).data.items,
    shelf: async () => (await shopper.call(listStoreContract, { query: storeQuery.parse({}) })).data.items,
    /** The titles of the messages about parcels. */
    told: async () =>
      (await shopper.call(listMessagesContract, { query: { page: 1, page_size: 20 } })).data.items.flatMap(
        ({ kind, title }) => (kind === 'own_parcel' ? title : []),
      ),
  };
};

const keep = async (number?: string) => {
  const body = arrivedParcel.parse({ tracking_number: number, weight_g: 700, bin: 'A-01', note: 'a red box' });
  return (await wei.call(keepParcelContract, { body, headers: key() })).data;
};
const give = (id: string, parcel_id: string, headers = key()) =>
  wei.call(giveClaimedParcelContract, { params: { id }, body: { parcel_id }, headers });
const refuse = (id: string, note = 'The order is of another shop') =>
  wei.call(refuseParcelClaimContract, { params: { id }, body: { note }, headers: key() });
const seen = async (id: string) => (await wei.call(getStaffParcelClaimContract, { params: { id } })).data;
const waiting = async () => (await openTasks(wei, 'proof')).map(({ ref }) => ref);

it('answers the same whether the parcel is here or not', async () => {
  const ada = await aShopper();
  const bob = await aShopper();
  const here = trackingNumber();
  const gone = trackingNumber();
  await keep(here);
  const answers = [await ada.claim(here), await bob.claim(gone)];
  const shapes = answers.map(({ status, data }) => ({ status, ...data, id: '', tracking_number: '', created_at: '' }));
  expect(shapes[0]).toEqual(shapes[1]);
  expect(shapes[0]).toMatchObject({ status: 200, state: 'open', note: null, own_number: null });
  expect(await ada.told()).toEqual(await bob.told());
  await refuse(answers[0]?.data.id ?? '');
  await refuse(answers[1]?.data.id ?? '');
  expect((await ada.told()).length).toBe(1);
  expect(await ada.told()).toEqual(await bob.told());
});

it('gives a kept parcel to the shopper whose proof fits, and it becomes goods of the shelf', async () => {
  const ada = await aShopper();
  const number = trackingNumber();
  const filed = await ada.claim(` ${number.toLowerCase()} `, [picture]);
  expect(filed).toMatchObject({ status: 200, data: { tracking_number: number, state: 'open' } });
  const shown = await desk.server.app.inject({ url: filed.data.pictures[0] ?? '' });
  expect(shown.headers['content-type']).toBe('image/webp');
  const { id } = filed.data;
  expect(await waiting()).toContain(id);
  expect(await seen(id)).toMatchObject({ kept_id: null, rivals: 0, proof: 'Order 3344 of the teapot shop' });

  const kept = await keep(number);
  expect(await seen(id)).toMatchObject({ kept_id: kept.id });
  const headers = key();
  const given = await give(id, kept.id, headers);
  expect(given).toMatchObject({ status: 200, data: { parcel_id: kept.id } });
  expect((await give(id, kept.id, headers)).data).toEqual(given.data);
  expect((await give(id, kept.id)).reason).toBe('claim_decided');
  expect(await ada.claims()).toMatchObject([{ state: 'given', own_number: given.data.number, note: null }]);
  expect(await waiting()).not.toContain(id);
  const { data: found } = await wei.call(lookUpCodeContract, { query: { code: number } });
  expect(found).toMatchObject({ kind: 'parcel', ref: kept.id });
  const { data: parcel } = await wei.call(getParcelContract, { params: { id: kept.id } });
  expect((await receive(wei, kept.id, [{ id: parcel.lines[0]?.line_id ?? '', pieces: 1 }])).status).toBe(200);
  expect(await ada.shelf()).toMatchObject([{ name: 'A teapot', own: true }]);
  expect(await ada.parcels()).toMatchObject([{ number: given.data.number, announced: false, state: 'received' }]);
});

it('shows all who claim one parcel; one gets it, and the others are told', async () => {
  const rivals = [await aShopper(), await aShopper(), await aShopper()];
  const number = trackingNumber();
  const kept = await keep(number);
  const ids: string[] = [];
  for (const one of rivals) ids.push((await one.claim(number)).data.id);
  const query = { limit: 50, state: 'open', tracking_number: number } as const;
  const { data: beside } = await wei.call(listStaffParcelClaimsContract, { query });
  expect(beside.items.map(({ id, rivals: others }) => [id, others]).toSorted()).toEqual(
    ids.map((id) => [id, 2]).toSorted(),
  );
  const answers = await Promise.all(ids.map((id) => give(id, kept.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const states = await Promise.all(rivals.map(async (one) => (await one.claims())[0]?.state));
  expect(states.toSorted()).toEqual(['given', 'refused', 'refused']);
  for (const one of rivals) {
    const got = (await one.parcels()).length;
    expect([(await one.claims())[0]?.state, got]).toEqual(got ? ['given', 1] : ['refused', 0]);
    expect(await one.told()).toHaveLength(1);
  }
  expect(await waiting()).not.toEqual(expect.arrayContaining(ids));
});

it('decides claims also where the parcel is given by its label, or received as announced', async () => {
  const ada = await aShopper();
  const bob = await aShopper();
  const number = trackingNumber();
  const kept = await keep(number);
  await ada.claim(number);
  await bob.claim(number);
  const told = { contents: 'A teapot', shop: '', quantity: 1, value_fen: 0, photo_note: '' };
  const announced = await bob.shopper.call(announceParcelContract, {
    body: { ...told, tracking_number: number },
    headers: key(),
  });
  const body = ownArrival.parse({ parcel_id: kept.id, number: announced.data.number });
  expect((await wei.call(findShopperOfParcelContract, { body, headers: key() })).status).toBe(200);
  expect(await ada.claims()).toMatchObject([{ state: 'refused' }]);
  expect(await bob.claims()).toMatchObject([{ state: 'given', own_number: announced.data.number }]);
});

it('gives a kept parcel without a number, whose label is torn', async () => {
  const ada = await aShopper();
  const number = trackingNumber();
  const kept = await keep();
  const { data } = await ada.claim(number);
  expect((await give(data.id, kept.id)).status).toBe(200);
  const [parcel] = await ada.parcels();
  expect(parcel).toMatchObject({ tracking_number: number, state: 'announced' });
});

it('refuses with words that the shopper reads; the shopper may try again with more', async () => {
  const ada = await aShopper();
  const number = trackingNumber();
  const { data } = await ada.claim(number);
  expect((await ada.claim(number)).reason).toBe('parcel_claimed');
  expect(await refuse(data.id)).toMatchObject({ status: 200, data: { state: 'refused' } });
  expect((await refuse(data.id)).reason).toBe('claim_decided');
  expect((await refuse('none')).status).toBe(404);
  expect(await ada.claims()).toMatchObject([{ state: 'refused', note: 'The order is of another shop' }]);
  expect((await ada.claim(number)).status).toBe(200);
});

it('lets a shopper wait for few answers at a time, however many ask at once, and others see nothing', async () => {
  const ada = await aShopper();
  const bob = await aShopper();
  const asked = await Promise.all(Array.from({ length: 12 }, () => ada.claim(trackingNumber())));
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(maxOpenParcelClaims);
  expect(asked.filter(({ reason }) => reason === 'too_many_claims')).toHaveLength(12 - maxOpenParcelClaims);
  expect(await bob.claims()).toEqual([]);
  expect((await bob.shopper.call(listStaffParcelClaimsContract, { query: { limit: 50 } })).status).toBe(403);
  const text = new File(['no picture'], 'order.png', { type: 'image/png' });
  expect((await bob.claim(trackingNumber(), [text])).reason).toBe('not_a_picture');
  expect((await bob.claim(trackingNumber(), [], { proof: ' ' })).reason).toBe('invalid');
  expect((await bob.claim('tea')).reason).toBe('invalid');
  expect(await bob.claims()).toEqual([]);
});

it('is part of what is known of a shopper, and ends with the account', async () => {
  const ada = await aShopper();
  const { data } = await ada.claim(trackingNumber(), [picture]);
  const { data: file } = await ada.shopper.call(exportUserContract, { headers: key() });
  expect(JSON.stringify(file)).toContain('Order 3344 of the teapot shop');
  expect((await ada.shopper.call(deleteUserContract, { body: { password } })).status).toBe(200);
  expect((await wei.call(getStaffParcelClaimContract, { params: { id: data.id } })).status).toBe(404);
  expect(await waiting()).not.toContain(data.id);
  await desk.server.runJobs();
  expect((await desk.server.app.inject({ url: data.pictures[0] ?? '' })).statusCode).toBe(404);
});

it('loses the pictures of its proof half a year after the decision, and not before', async () => {
  const ada = await aShopper();
  const filed = await ada.claim(trackingNumber(), [picture]);
  const open = await ada.claim(trackingNumber(), [picture]);
  await refuse(filed.data.id);
  const { pictures } = await seen(filed.data.id);
  const forget = async () => {
    await desk.server.runJob({ name: 'forwarding.forget_old_pictures' }, null);
    await desk.server.runJobs();
  };
  desk.server.clock.advance(parcelClaimDays.picturesKept * day);
  await forget();
  expect((await seen(filed.data.id)).pictures).toHaveLength(1);
  desk.server.clock.advance(day);
  await forget();
  expect(await seen(filed.data.id)).toMatchObject({ state: 'refused', pictures: [] });
  expect((await desk.server.app.inject({ url: pictures[0] ?? '' })).statusCode).toBe(404);
  expect((await seen(open.data.id)).pictures).toHaveLength(1);
});

it('ends claims that nobody decides', async () => {
  const ada = await aShopper();
  const { data } = await ada.claim(trackingNumber());
  const state = async () =>
    (await desk.server.core.db.execute(sql`SELECT state FROM parcel_claim WHERE id = ${data.id}`)).rows[0]?.state;
  await desk.server.runJob(endClaims, null);
  expect(await state()).toBe('open');
  // The sessions end before.
  desk.server.clock.advance((parcelClaimDays.ends + 1) * day);
  await desk.server.runJob(endClaims, null);
  // Free storage of the goods of other tests is nearly over.
  await desk.server.runJob({ name: 'tasks.reconcile' }, null);
  expect(await state()).toBe('refused');
});

it('takes no claims while the shop takes no parcels', async () => {
  const ada = await aShopper();
  const { warehouses } = someWarehouses();
  const closed = warehouses.map((one) => ({ ...one, active: false }));
  await owner.call(changeStaffWarehousesContract, { body: { warehouses: closed } });
  expect(await ada.claim(trackingNumber())).toMatchObject({ status: 409, reason: 'forwarding_closed' });
  await owner.call(changeStaffWarehousesContract, { body: { warehouses } });
  expect((await ada.claim(trackingNumber())).status).toBe(200);
});
