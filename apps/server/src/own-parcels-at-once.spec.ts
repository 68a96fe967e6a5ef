import { registerContract } from '@caravan/auth/contract/schema';
import type { Announcement } from '@caravan/forwarding/contract';
import { announceParcelContract, listOwnParcelsContract } from '@caravan/forwarding/contract/schema';
import { changeStaffWarehousesContract } from '@caravan/forwarding/contract/staff';
import { someWarehouses } from '@caravan/forwarding/contract/testing';
import { newId } from '@caravan/kernel';
import { getParcelContract } from '@caravan/procurement/contract/schema';
import { caller, soaking, type Caller } from '@caravan/server-core/testing';
import { listStoreContract, storeQuery } from '@caravan/warehouse-packages/contract/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { key, receive, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

/** Ten calls of each are 200 (`npm run soak -- own-parcels`), or a tenth of them. */
const shopperCount = soaking ? 20 : 2;
/** Of ten calls: one number under three keys, one key three times, three others, and one that a second shopper announces. */
const parcelsOfEach = 6;
const parcelCount = shopperCount * parcelsOfEach;

let desk: TradeDesk;
let receivers: Caller[];
let shoppers: Caller[];

const signUp = async (): Promise<Caller> => {
  const email = `${newId().toLowerCase()}@example.com`;
  const body = { email, password: 'correct1horse', password_confirm: 'correct1horse', agree: true as const };
  const { data } = await caller(desk.server.app).call(registerContract, { body });
  return caller(desk.server.app, data.token);
};

beforeAll(async () => {
  desk = await tradeDesk();
  const owner = await desk.hire('owner', 'owner');
  const { warehouses } = someWarehouses();
  await owner.call(changeStaffWarehousesContract, { body: { warehouses } });
  receivers = [await desk.hire('wei', 'receiver'), await desk.hire('lan', 'receiver')];
  shoppers = await Promise.all(Array.from({ length: shopperCount }, signUp));
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const announcement = (tracking_number: string): Announcement => ({
  tracking_number,
  contents: 'Cups',
  shop: '',
  quantity: 1,
  value_fen: 5_000,
  photo_note: '',
});

const rows = async (table: 'inbound_parcel' | 'own_parcel'): Promise<number> => {
  const { rows: found } = await desk.server.core.db.execute<{ all: string }>(
    sql`select count(*) as all from ${sql.identifier(table)}`,
  );
  return Number(found[0]?.all);
};

const listed = async (shopper: Caller) =>
  (await shopper.call(listOwnParcelsContract, { query: { page: 1, page_size: 50 } })).data.items;

it(`announces ${parcelCount} parcels by ${shopperCount * 10} calls at once, each once`, async () => {
  const calls = shoppers.flatMap((shopper, index) => {
    const number = (name: string | number) => `YT${index}${name}00000001`;
    const announce = (tracking: string, headers = key()) =>
      shopper.call(announceParcelContract, { body: announcement(tracking), headers });
    const sameKey = key();
    return [
      // However the number is spelled.
      ...[number('SAME'), number('SAME').toLowerCase(), ` ${number('SAME')}`].map((one) => () => announce(one)),
      ...[1, 2, 3].map(() => () => announce(number('KEY'), sameKey)),
      ...[1, 2, 3].map((other) => () => announce(number(other))),
      () => announce(`YTSHARED${Math.floor(index / 2)}00000001`),
    ];
  });
  const answers = await Promise.all(calls.map((call) => call()));
  const reasons = answers.flatMap(({ status, reason }) => (status === 200 ? [] : [reason]));
  expect(reasons.filter((one) => one === 'parcel_announced')).toHaveLength(shopperCount * 2);
  // Or the answer of the first call again.
  expect(reasons.every((one) => one === 'parcel_announced' || one === 'request_in_progress')).toBe(true);
  const kept = answers.filter(({ status }) => status === 200).map(({ data }) => data.number);
  expect(new Set(kept).size).toBe(parcelCount);
  expect([await rows('own_parcel'), await rows('inbound_parcel')]).toEqual([parcelCount, parcelCount]);
  for (const shopper of shoppers) {
    const parcels = await listed(shopper);
    expect(parcels.map(({ state }) => state)).toEqual(Array.from({ length: parcelsOfEach }, () => 'announced'));
    expect(new Set(parcels.map(({ tracking_number: one }) => one)).size).toBe(parcelsOfEach);
  }
});

it(`receives them by ${parcelCount * 2} calls at once, each once`, async () => {
  const { rows: inbound } = await desk.server.core.db.execute<{ id: string }>(
    sql`select id from inbound_parcel order by id`,
  );
  const [first, second] = receivers;
  if (!first || !second) throw new Error('two receivers are needed');
  const parcels = await Promise.all(
    inbound.map(async ({ id }) => (await first.call(getParcelContract, { params: { id } })).data),
  );
  const answers = await Promise.all(
    parcels.flatMap(({ id, lines }) =>
      [first, second].map((receiver) => receive(receiver, id, [{ id: lines[0]?.line_id ?? '', pieces: 1 }])),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(parcelCount);
  expect(new Set(answers.flatMap(({ status, reason }) => (status === 200 ? [] : [reason])))).toEqual(
    new Set(['parcel_received']),
  );
  for (const shopper of shoppers) {
    const { items } = (await shopper.call(listStoreContract, { query: storeQuery.parse({}) })).data;
    expect(items.map(({ quantity }) => quantity)).toEqual(Array.from({ length: parcelsOfEach }, () => 1));
    expect((await listed(shopper)).every(({ state }) => state === 'received')).toBe(true);
  }
});
