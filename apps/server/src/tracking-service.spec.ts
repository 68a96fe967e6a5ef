import { day, hour } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { testDatabase, type TestDatabase } from '@caravan/server-core/testing';
import {
  seventeenTrack,
  seventeenTrackDouble,
  trackEvent,
  type SeventeenTrackDouble,
} from '@caravan/shipping/server/testing';
import { getPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { askTrackingContract, getStaffPackageContract } from '@caravan/warehouse-packages/contract/staff';
import {
  followedPackageTable as followed,
  followPackagesJob,
  packageIn,
  packageOf,
  receiveByTimeJob,
  trackingEventTable,
  warehouseServer,
  type WarehouseServer,
} from '@caravan/warehouse-packages/server/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shippingServer } from './testing/shipping-server.ts';

let database: TestDatabase;
let double: SeventeenTrackDouble;
/** Two server processes of one database. */
let server: WarehouseServer;
let other: WarehouseServer;
beforeAll(async () => {
  database = await testDatabase({ max: 40 });
  double = await seventeenTrackDouble();
  server = await warehouseServer({ database });
  other = await warehouseServer({ database, clock: server.clock });
  for (const one of [server, other])
    one.tracking.sources = [
      seventeenTrack({ key: double.key, apiBase: double.base, clock: server.clock.now, pause: 0 }),
    ];
});
afterAll(async () => {
  await other.close();
  await server.close();
  await database.close();
  await double.close();
});
beforeEach(() => {
  double.calls.length = 0;
});

let made = 0;
const shipped = async (carrier = 'China Post EMS') => {
  made += 1;
  const tracking_number = `EE${String(made).padStart(9, '0')}CN`;
  const made1 = await packageIn(server, 'to_be_delivered');
  await made1.staffCalls.ship({ carrier, tracking_number });
  return { ...made1, trackingNumber: tracking_number };
};

/** Copies of a shipped package under numbers of their own, as rows, because shipping takes a tenth of a second each. */
const copiesOf = async (of: Awaited<ReturnType<typeof shipped>> | undefined, count: number) => {
  if (!of) throw new Error('no package');
  const copies = Array.from({ length: count }, (_, index) => ({
    ...of,
    number: `${of.number}-${index}`,
    trackingNumber: `${of.trackingNumber}${index}`,
  }));
  await server.core.transaction(async (tx) => {
    // The triggers that watch the steps are off.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const { number, trackingNumber } of copies) {
      const own = { tracking_number: trackingNumber };
      // Their goods do not exist, so they are never received.
      const parcel = JSON.stringify({ ...own, number, done_by: '2100-01-01T00:00:00Z' });
      await tx.execute(sql`INSERT INTO package SELECT (jsonb_populate_record(p, ${parcel}::jsonb)).* FROM package p
        WHERE number = ${of.number}`);
      const event = JSON.stringify({ package_number: number });
      await tx.execute(sql`INSERT INTO package_event
        SELECT (jsonb_populate_record(e, ${event}::jsonb)).* FROM package_event e WHERE package_number = ${of.number}`);
      const row = JSON.stringify({ ...own, package_number: number, number: trackingNumber });
      await tx.execute(sql`INSERT INTO followed_package
        SELECT (jsonb_populate_record(f, ${row}::jsonb)).* FROM followed_package f WHERE package_number = ${of.number}`);
    }
  });
  return copies;
};

const run = (one = server) => one.runJob(followPackagesJob, null);
const rowOf = async (number: string) =>
  (await server.core.db.select().from(followed).where(eq(followed.packageNumber, number)))[0];
const eventsOf = async (shopper: Parameters<typeof packageOf>[0], number: string) =>
  (await packageOf(shopper, number)).tracking?.events ?? [];
const callsOf = (name: string) => double.calls.filter((call) => call.name === name);
const at = (hours = 0) => new Date(server.clock.now().getTime() + hours * hour).toISOString();
const says = (number: string, ...events: object[]) => {
  const parcel = double.parcels.get(number) ?? { carrier: 3013, stopped: false, events: [] };
  double.parcels.set(number, { ...parcel, events: [...events, ...parcel.events] });
};
const push = ({ bytes, sign }: { bytes: Buffer; sign?: string | undefined }, one = server, source = '17track') =>
  one.app.inject({
    method: 'POST',
    url: `/v1/webhooks/tracking/${source}`,
    headers: { 'content-type': 'application/json', ...(sign === undefined ? {} : { sign }) },
    body: bytes,
  });
const delivered = (over: { at?: string } = {}) =>
  trackEvent({ at: at(), subStatus: 'Delivered_Other', text: 'Delivered', ...over });
const told = async (userId: string) =>
  (await server.messages.to(userId)).filter(({ kind }) => kind === 'package_delivered');

describe('registration', () => {
  test('tells the service about each number once, in batches, also by two processes at the same time', async () => {
    const packages = [await shipped(), await shipped(), await shipped()];
    packages.push(...(await copiesOf(packages[0], 42)));
    const before = double.credits();
    await Promise.all([run(), run(other), run(), run(other)]);
    const told = callsOf('register').flatMap(({ numbers }) => numbers);
    expect([...told].sort()).toEqual(packages.map(({ trackingNumber }) => trackingNumber).sort());
    expect(Math.max(...callsOf('register').map(({ numbers }) => numbers.length))).toBeLessThanOrEqual(40);
    expect(double.credits() - before).toBe(45);
    expect(await rowOf(packages[0]?.number ?? '')).toMatchObject({ state: 'registered', carrierKey: 3013 });
    await run();
    expect(callsOf('register').flatMap(({ numbers }) => numbers)).toHaveLength(45);
  });

  test('happens anew for a corrected number, and what arrives for the wrong one is ignored', async () => {
    const { shopper, number, staffCalls, trackingNumber } = await shipped();
    await staffCalls.track();
    await run();
    says(trackingNumber, trackEvent({ at: at(), text: 'Another parcel' }));
    await push(double.push(trackingNumber));
    expect((await eventsOf(shopper, number)).map(({ text }) => text)).toEqual(['Another parcel', 'Accepted']);
    const right = `RIGHT${trackingNumber}`;
    await staffCalls.correct({ carrier: 'DHL', tracking_number: right });
    expect((await eventsOf(shopper, number)).map(({ text }) => text)).toEqual(['Accepted']);
    await push(double.push(trackingNumber));
    await run();
    await push(double.push(trackingNumber));
    expect((await eventsOf(shopper, number)).map(({ text }) => text)).toEqual(['Accepted']);
    expect(await rowOf(number)).toMatchObject({ state: 'registered', number: right, carrierKey: 100001 });
  });

  test('with a correction while the service answers is for the corrected number in the end', async () => {
    const { number, staffCalls, trackingNumber } = await shipped();
    const right = `MEAN${trackingNumber}`;
    double.before('register', () => staffCalls.correct({ carrier: 'UPS', tracking_number: right }));
    await run();
    await run();
    expect(await rowOf(number)).toMatchObject({ state: 'registered', number: right });
  });

  test.each([
    ['rate', { status: 429 }],
    ['quota', { each: -18_019_908 }],
    ['key', { code: -18_010_002 }],
    ['unreachable', { status: 502 }],
  ] as const)('stops for now after the trouble %s, and loses no package', async (outcome, mishap) => {
    const { number } = await shipped();
    const count = async () =>
      (await server.feature.counters?.[0]?.metric.get())?.values.find(({ labels }) => labels.outcome === outcome)
        ?.value ?? 0;
    const before = await count();
    double.next('register', mishap);
    await run();
    expect(callsOf('register')).toHaveLength(1);
    expect((await rowOf(number))?.state).toBe('pending');
    expect((await count()) - before).toBe(1);
    await run();
    expect((await rowOf(number))?.state).toBe('registered');
  });

  test('without a quota, packages that are known are still asked about', async () => {
    const { shopper, number, trackingNumber } = await shipped();
    await run();
    await shipped();
    says(trackingNumber, trackEvent({ at: at(), text: 'Still here' }));
    server.clock.advance(7 * hour);
    double.next('register', { each: -18_019_907 });
    await run();
    expect((await eventsOf(shopper, number)).map(({ text }) => text)).toContain('Still here');
    await run();
  });

  test('that a crash interrupted is repeated after a quarter of an hour', async () => {
    const { number } = await shipped();
    const broken = new AbortController();
    double.before('register', async () => broken.abort());
    double.next('register', 'hang');
    await expect(server.runJob(followPackagesJob, null, { signal: broken.signal })).rejects.toThrow();
    // As a process leaves it that is killed during the call.
    await server.core.db
      .update(followed)
      .set({ dueAt: new Date(server.clock.now().getTime() + 15 * 60_000) })
      .where(eq(followed.packageNumber, number));
    await run();
    expect((await rowOf(number))?.state).toBe('pending');
    server.clock.advance(hour / 4);
    await run();
    expect((await rowOf(number))?.state).toBe('registered');
  });

  test('is refused for a number that is none, until staff ask again', async () => {
    const { number, shopper } = await shipped();
    double.next('register', { each: -18_010_012 });
    await run();
    await run();
    expect(callsOf('register')).toHaveLength(1);
    const staff = server.staff();
    const { data } = await staff.call(getStaffPackageContract, { params: { number } });
    expect(data.followed).toEqual({ source: '17track', state: 'refused', code: -18_010_012, heard_at: null });
    const asked = await staff.call(askTrackingContract, { params: { number } });
    expect(asked.data.followed).toMatchObject({ state: 'pending', code: null });
    await staff.call(askTrackingContract, { params: { number } });
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 20, subject: number });
    expect(items.filter(({ action }) => action === 'package.ask_tracking')).toHaveLength(1);
    await server.runJobs();
    expect((await rowOf(number))?.state).toBe('registered');
    expect((await eventsOf(shopper, number)).length).toBe(0);
  });

  test('happens at once if staff ask before the next run', async () => {
    const { number } = await shipped();
    await server.staff().call(askTrackingContract, { params: { number } });
    await server.runJobs();
    expect((await rowOf(number))?.state).toBe('registered');
  });

  test('staff cannot ask about a package that nobody follows', async () => {
    const { number } = await packageIn(server, 'to_be_delivered');
    const answer = await server.staff().call(askTrackingContract, { params: { number } });
    expect(answer).toMatchObject({ status: 409, reason: 'not_followed' });
  });
});

describe('polling', () => {
  test('asks about packages without a push for six hours, many in one call', async () => {
    const packages = [];
    for (let index = 0; index < 3; index += 1) packages.push(await shipped());
    await run();
    const [first, second, third] = packages;
    if (!first || !second || !third) throw new Error('three packages');
    server.clock.advance(4 * hour);
    await push(double.push(first.trackingNumber));
    server.clock.advance(3 * hour);
    double.calls.length = 0;
    says(second.trackingNumber, trackEvent({ at: at(-1), text: 'Read by asking', subStatus: 'InTransit_Departure' }));
    await run();
    const asked = callsOf('gettrackinfo').flatMap(({ numbers }) => numbers);
    expect(asked).toContain(second.trackingNumber);
    expect(asked).toContain(third.trackingNumber);
    expect(asked).not.toContain(first.trackingNumber);
    expect(callsOf('gettrackinfo')).toHaveLength(Math.ceil(asked.length / 40));
    expect(await eventsOf(second.shopper, second.number)).toMatchObject([
      { text: 'Read by asking', stage: 'departed' },
    ]);
    double.calls.length = 0;
    await run();
    expect(callsOf('gettrackinfo')).toEqual([]);
  });

  test('registers a number anew that the service has forgotten', async () => {
    const { number, trackingNumber } = await shipped();
    await run();
    double.parcels.delete(trackingNumber);
    server.clock.advance(7 * hour);
    await run();
    expect((await rowOf(number))?.state).toBe('pending');
    await run();
    expect((await rowOf(number))?.state).toBe('registered');
    expect(double.parcels.has(trackingNumber)).toBe(true);
  });

  test('ends with the delivery, with the receipt by the shopper, and after 60 days of silence', async () => {
    const arrived = await shipped();
    const received = await shipped();
    const silent = await shipped();
    await run();
    says(arrived.trackingNumber, delivered());
    await push(double.push(arrived.trackingNumber));
    await received.own.receive();
    await run();
    for (const { trackingNumber, number } of [arrived, received]) {
      expect(double.parcels.get(trackingNumber)?.stopped).toBe(true);
      expect((await rowOf(number))?.state).toBe('stopped');
    }
    // Slow parcels arrive after the automatic receipt.
    server.clock.advance(31 * day);
    await server.runJob(receiveByTimeJob, null);
    says(silent.trackingNumber, trackEvent({ at: at(-1), text: 'Still at sea' }));
    await run();
    expect((await eventsOf(silent.shopper, silent.number)).map(({ text }) => text)).toEqual(['Still at sea']);
    server.clock.advance(60 * day);
    await run();
    expect(double.parcels.get(silent.trackingNumber)?.stopped).toBe(true);
    double.calls.length = 0;
    server.clock.advance(day);
    await run();
    expect(double.calls).toEqual([]);
  });
});

describe('a push', () => {
  test('is stored once, in whatever order and however often it comes, by 200 at once', async () => {
    const { shopper, number, trackingNumber } = await shipped();
    await run();
    says(trackingNumber, trackEvent({ at: at(-2), text: 'First', subStatus: 'InTransit_PickedUp' }));
    const early = double.push(trackingNumber);
    says(trackingNumber, trackEvent({ at: at(-1), text: 'Second' }), delivered());
    const late = double.push(trackingNumber);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => push(index % 3 ? late : early, index % 2 ? server : other)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await eventsOf(shopper, number)).map(({ text }) => text)).toEqual(['Delivered', 'Second', 'First']);
    const stored = await server.core.db
      .select()
      .from(trackingEventTable)
      .where(eq(trackingEventTable.packageNumber, number));
    expect(stored).toHaveLength(3);
    expect(await told(shopper.userId)).toHaveLength(1);
  });

  test.each(['', 'short', '0'.repeat(64)])('with the signature "%s" is refused and changes nothing', async (sign) => {
    const { shopper, number, trackingNumber } = await shipped();
    await run();
    says(trackingNumber, trackEvent({ at: at() }));
    const answer = await push({ ...double.push(trackingNumber), sign });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ data: { reason: 'bad_signature' } });
    expect((await push({ bytes: double.push(trackingNumber).bytes })).statusCode).toBe(400);
    expect((await push({ bytes: Buffer.alloc(0) })).statusCode).toBe(400);
    // It is refused for the signature, not for what it says: nobody has read it.
    for (const bytes of [Buffer.from('{"event":'), Buffer.alloc(1024 * 1024, '[')])
      expect((await push({ bytes, sign })).json()).toMatchObject({ data: { reason: 'bad_signature' } });
    expect(await eventsOf(shopper, number)).toEqual([]);
  });

  test('and questions, in any order and twice, with and without time zones, beside staff, give one timeline', async () => {
    const orders = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
      [1, 3, 1, 0, 2, 2],
    ];
    for (const order of orders) {
      const { shopper, number, trackingNumber, staffCalls } = await shipped();
      const given = (hours: number, text: string, over = {}) => ({ ...trackEvent({ at: at(hours), text }), ...over });
      const none = { time_iso: null, time_utc: null };
      const local = { ...none, time_raw: { date: at(-7).slice(0, 10), time: at(-7).slice(11, 19), timezone: null } };
      const first = given(-20, 'First');
      const second = given(-15, 'Second');
      const third = given(-10, 'Third');
      const last = given(-1, 'Last');
      const states = [
        [first],
        // The service learns the time zone later.
        [given(-15, 'Second', local), first],
        [third, second, first, given(-5, 'Without any time', { ...none, time_raw: null })],
        [last, third, second, first],
      ];
      await run();
      for (const index of order) {
        double.parcels.set(trackingNumber, { carrier: 3013, stopped: false, events: states[index] ?? [] });
        const pushed = double.push(trackingNumber);
        await Promise.all([push(pushed), push(pushed, other), staffCalls.track({ text: 'By staff' })]);
        server.clock.advance(7 * hour);
        await Promise.all([run(), run(other)]);
      }
      const shown = (await eventsOf(shopper, number)).map(({ text }) => text).filter((text) => text !== 'By staff');
      expect(shown).toEqual(['Last', 'Third', 'Second', 'First']);
    }
  });

  test('of an unknown number, of a new kind or of no JSON is taken and ignored', async () => {
    const before = await server.core.db.$count(trackingEventTable);
    for (const body of [double.push('NOBODY').bytes, Buffer.from('{"event":"NEW","data":[]}'), Buffer.from('no json')])
      expect((await push({ bytes: body, sign: double.sign(body) })).statusCode).toBe(200);
    expect(await server.core.db.$count(trackingEventTable)).toBe(before);
  });

  test('of one megabyte is read, of more it is refused before it is', async () => {
    const { shopper, number, trackingNumber } = await shipped();
    await run();
    says(
      trackingNumber,
      ...Array.from({ length: 2_200 }, (_, index) => trackEvent({ at: at(-index / 100), text: `Event ${index}` })),
    );
    const { bytes } = double.push(trackingNumber);
    const padded = Buffer.concat([bytes, Buffer.alloc(1024 * 1024 - bytes.length, ' ')]);
    expect((await push({ bytes: padded, sign: double.sign(padded) })).statusCode).toBe(200);
    expect(await eventsOf(shopper, number)).toHaveLength(200);
    const tooLarge = Buffer.concat([padded, Buffer.from(' ')]);
    expect((await push({ bytes: tooLarge, sign: double.sign(tooLarge) })).statusCode).toBe(413);
  });

  test('has no address without a service, or by another name', async () => {
    const pushed = double.push('NOBODY');
    expect((await push(pushed, server, 'stranger')).statusCode).toBe(404);
    const without = await warehouseServer({ database });
    expect((await push(pushed, without)).statusCode).toBe(404);
    await without.close();
  });

  test('that the service has stopped ends the questions, not the news', async () => {
    const { shopper, number, trackingNumber } = await shipped();
    await run();
    expect((await push(double.push(trackingNumber, 'TRACKING_STOPPED'))).statusCode).toBe(200);
    expect((await rowOf(number))?.state).toBe('stopped');
    says(trackingNumber, trackEvent({ at: at(), text: 'After all' }));
    await push(double.push(trackingNumber));
    expect((await eventsOf(shopper, number)).map(({ text }) => text)).toEqual(['After all']);
  });

  test('of two packages of two carriers under one number reaches both', async () => {
    const one = await shipped();
    const two = await packageIn(server, 'to_be_delivered');
    const written = ` ${one.trackingNumber.toLowerCase()}`;
    await two.staffCalls.ship({ carrier: 'Hanse Kurier', tracking_number: written });
    const before = double.credits();
    await run();
    expect(double.credits() - before).toBe(1);
    says(one.trackingNumber, trackEvent({ at: at(), text: 'Both' }));
    await push(double.push(one.trackingNumber));
    for (const { shopper, number } of [one, two])
      expect(await eventsOf(shopper, number)).toMatchObject([{ text: 'Both' }]);
  });
});

describe('a delivery', () => {
  test('is not the receipt; the shopper is told once, in both languages, whoever reports it', async () => {
    const { shopper, number, trackingNumber, staffCalls } = await shipped();
    await run();
    says(trackingNumber, delivered());
    await Promise.all([
      ...Array.from({ length: 30 }, (_, index) => push(double.push(trackingNumber), index % 2 ? server : other)),
      staffCalls.track({ at: at(-1), text: 'Left at the door', stage: 'delivered' }),
      run(),
      run(other),
    ]);
    expect(await packageOf(shopper, number)).toMatchObject({ status: 'pending_receipt', actions: ['receive'] });
    const messages = await told(shopper.userId);
    expect(messages).toMatchObject([
      {
        title: { en: 'Delivered, according to the carrier', zh: '承运商显示包裹已送达' },
        key: `package ${number} delivered ${trackingNumber}`,
      },
    ]);
    expect(messages[0]?.body.en).toContain(number);
    expect(messages[0]?.body.zh).toContain(number);
  });

  test('of an earlier parcel with the same number counts for nothing', async () => {
    const { shopper, number, trackingNumber } = await shipped();
    await run();
    says(trackingNumber, delivered({ at: at(-24 * 40) }));
    await push(double.push(trackingNumber));
    expect(await eventsOf(shopper, number)).toEqual([]);
    expect(await told(shopper.userId)).toEqual([]);
    expect((await rowOf(number))?.state).toBe('registered');
  });
});

test('words are in the reader’s language if the service translates them, otherwise in their own', async () => {
  const { shopper, number, trackingNumber } = await shipped();
  await run();
  says(trackingNumber, {
    ...trackEvent({
      at: at(),
      text: '离开处理中心',
      translation: { lang: 'en', description: 'Left the sorting centre' },
    }),
  });
  await push(double.push(trackingNumber));
  const read = async (language: string) =>
    (await shopper.call(getPackageContract, { params: { number }, headers: { 'client-language': language } })).data
      .tracking?.events;
  expect(await read('en')).toMatchObject([{ text: 'Left the sorting centre', lang: 'en' }]);
  expect(await read('zh')).toMatchObject([{ text: '离开处理中心', lang: '' }]);
});

test('closing an account deletes what the service wrote, and ends the following; entries by staff stay', async () => {
  const { shopper, number, trackingNumber, staffCalls, own } = await shipped();
  await staffCalls.track();
  await run();
  says(trackingNumber, trackEvent({ at: at(), text: 'Handed to Ada' }));
  await push(double.push(trackingNumber));
  await own.receive();
  await server.core.transaction((tx) => server.feature.ports.personalData.erase(tx, shopper.userId));
  await push(double.push(trackingNumber));
  await run();
  expect((await eventsOf(shopper, number)).map(({ text }) => text)).toEqual(['Accepted']);
  expect(await rowOf(number)).toBeUndefined();
});

test('the key of the configuration switches the service on', async () => {
  const configured = await shippingServer({ config: { seventeenTrack: { key: double.key, apiBase: double.base } } });
  const { staffCalls } = await packageIn(configured, 'to_be_delivered');
  await staffCalls.ship({ tracking_number: 'CONFIGURED1' });
  await configured.runJob(followPackagesJob, null);
  expect(double.parcels.has('CONFIGURED1')).toBe(true);
  await configured.close();
});
