import {
  buyLabelContract,
  getPackageLabelsContract,
  listCarrierAccountsContract,
  rateParcelContract,
  updateCarrierSettingsContract,
} from '@caravan/carriers/contract/staff';
import type { CarrierService } from '@caravan/carriers/contract';
import { aSender } from '@caravan/carriers/contract/testing';
import { createCarriers } from '@caravan/carriers/server';
import { fakeEasypost, fakeShippo, type FakeEasypost, type FakeShippo } from '@caravan/carriers/server/testing';
import { hour, minute } from '@caravan/kernel';
import type { TrackingSource } from '@caravan/shipping/port';
import { seventeenTrack, seventeenTrackDouble, type SeventeenTrackDouble } from '@caravan/shipping/server/testing';
import { getStaffPackageContract } from '@caravan/warehouse-packages/contract/staff';
import type { LabelsOfParcels } from '@caravan/warehouse-packages/port';
import {
  followedPackageTable as followed,
  followPackagesJob,
  key,
  packageIn,
  packageOf,
  warehouseServer,
  type Person,
  type WarehouseServer,
} from '@caravan/warehouse-packages/server/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let easypost: FakeEasypost;
let shippo: FakeShippo;
let general: SeventeenTrackDouble;
let server: WarehouseServer;
let packer: Person;
let labels: LabelsOfParcels | undefined;
let sold: readonly TrackingSource[] = [];
let forAll: TrackingSource;
beforeAll(async () => {
  [easypost, shippo, general] = await Promise.all([fakeEasypost(), fakeShippo(), seventeenTrackDouble()]);
  server = await warehouseServer({
    config: {
      easypost: { key: easypost.key, webhookSecret: easypost.webhookSecret, apiBase: easypost.base },
      shippo: { key: shippo.key, apiBase: shippo.base },
    },
    labels: () => {
      if (!labels) throw new Error('carriers are made with the server');
      return labels;
    },
    alongside: async (core, { parcelsToLabel }, { staffChanges }) => {
      const carriers = await createCarriers(core, {
        staffChanges,
        parcels: () => parcelsToLabel,
        customsLines: () => ({ of: async () => ({ lines: [], ioss: '', eori: '', recipient: null }) }),
        exchangeRates: () => ({ toCny: async () => ({ rate: '7', asOf: '2026-11-20' }) }),
        staffMembers: () => ({
          find: async () => new Map(),
          holding: async () => [],
          holdRoles: async () => [],
          rolesOf: async () => null,
        }),
      });
      labels = carriers.ports.labels;
      sold = carriers.ports.trackingSources;
      return [carriers];
    },
  });
  forAll = seventeenTrack({ key: general.key, apiBase: general.base, clock: server.clock.now, pause: 0 });
  packer = server.colleague('packer');
  await server.colleague('lines').call(updateCarrierSettingsContract, { body: aSender() });
});
afterAll(() => server.close());
afterAll(() => Promise.all([easypost.close(), shippo.close(), general.close()]));
beforeEach(() => {
  server.tracking.sources = [forAll, ...sold];
  general.calls.length = 0;
});

/** A package that left with a label of a service. */
const shipped = async (service: CarrierService) => {
  const one = await packageIn(server, 'to_be_delivered');
  const params = { number: one.number };
  const { quote_id, rates } = (await packer.call(rateParcelContract, { params })).data;
  const rate_id = rates.find((rate) => rate.service === service)?.id ?? '';
  await packer.call(buyLabelContract, { params, body: { quote_id, rate_id }, headers: key() });
  const [label] = (await packer.call(getPackageLabelsContract, { params })).data.labels;
  const trackingNumber = label?.tracking_number ?? '';
  expect((await one.staffCalls.ship({ carrier: 'USPS', tracking_number: trackingNumber })).status).toBe(200);
  return { ...one, trackingNumber };
};

const run = () => server.runJob(followPackagesJob, null);
const rowOf = async (number: string) =>
  (await server.core.db.select().from(followed).where(eq(followed.packageNumber, number)))[0];
const eventsOf = async ({ shopper, number }: { shopper: Parameters<typeof packageOf>[0]; number: string }) =>
  (await packageOf(shopper, number)).tracking?.events.map(({ text, stage }) => [text, stage]) ?? [];
const at = (hours = 0) => new Date(server.clock.now().getTime() + hours * hour).toISOString();
/** Seven hours later: whatever is quiet is asked about. */
const later = async () => {
  server.clock.advance(7 * hour);
  await run();
};
const push = ({ bytes, signature }: { bytes: Buffer; signature?: string }, service = 'easypost') =>
  server.app.inject({
    method: 'POST',
    url: `/v1/webhooks/tracking/${service}`,
    headers: { 'content-type': 'application/json', ...(signature && { 'x-hmac-signature': signature }) },
    body: bytes,
  });

describe('a parcel', () => {
  it('is followed by the service that sold its label, any other one by the service for all carriers', async () => {
    const first = await shipped('easypost');
    const second = await shipped('shippo');
    const other = await packageIn(server, 'to_be_delivered');
    await other.staffCalls.ship({ carrier: 'China Post EMS', tracking_number: 'EE900000001CN' });
    await run();
    expect(await rowOf(first.number)).toMatchObject({ source: 'easypost', state: 'registered' });
    expect(await rowOf(second.number)).toMatchObject({ source: 'shippo', state: 'registered' });
    expect(await rowOf(other.number)).toMatchObject({ source: '17track', state: 'registered' });
    expect(general.calls.flatMap(({ numbers }) => numbers)).toEqual(['EE900000001CN']);
    const { data } = await server.staff().call(getStaffPackageContract, { params: { number: first.number } });
    expect(data.followed).toMatchObject({ source: 'easypost', state: 'registered' });
  });

  it('has the scans of its carrier, however often and in whatever order they come', async () => {
    const first = await shipped('easypost');
    const second = await shipped('shippo');
    await run();
    const scans = [
      { status: 'in_transit', status_detail: 'received_at_origin_facility', datetime: at(1), message: 'Accepted' },
      { status: 'quarantined', datetime: at(2), message: 'Held for a word that nobody knows' },
      { status: 'out_for_delivery', datetime: at(3), message: 'Out for delivery' },
    ].map((scan) => ({ ...scan, city: 'Houston' }));
    easypost.scans.set(first.trackingNumber, scans.toReversed());
    shippo.scans.set(second.trackingNumber, [
      { status: 'PRE_TRANSIT', status_date: at(1), status_details: 'Label made' },
      { status: 'TRANSIT', status_date: at(2), status_details: 'On its way' },
    ]);
    await later();
    await later();
    const expected = [
      ['Out for delivery', 'out_for_delivery'],
      ['Held for a word that nobody knows', null],
      ['Accepted', 'picked_up'],
    ];
    expect(await eventsOf(first)).toEqual(expected);
    expect(await eventsOf(second)).toEqual([
      ['On its way', null],
      ['Label made', 'info_received'],
    ]);
    // An older push that arrives late takes nothing back.
    easypost.scans.set(first.trackingNumber, scans.slice(0, 1));
    const late = easypost.push(first.trackingNumber);
    expect((await Promise.all([push(late), push(late), push(late)])).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200,
    ]);
    expect(await eventsOf(first)).toEqual(expected);
  });

  it('that is delivered is told about once, and not asked about any more', async () => {
    const one = await shipped('easypost');
    await run();
    easypost.scans.set(one.trackingNumber, [
      { status: 'delivered', datetime: at(), message: 'Delivered', city: 'Bonn' },
    ]);
    await push(easypost.push(one.trackingNumber));
    await push(easypost.push(one.trackingNumber));
    expect(await eventsOf(one)).toEqual([['Delivered', 'delivered']]);
    await server.runJobs();
    const told = (await server.messages.to(one.shopper.userId)).filter(({ kind }) => kind === 'package_delivered');
    expect(told).toHaveLength(1);
    await later();
    expect(await rowOf(one.number)).toMatchObject({ state: 'stopped' });
  });
});

describe('a push', () => {
  it('that the service has not signed is refused, and changes nothing', async () => {
    const one = await shipped('easypost');
    await run();
    easypost.scans.set(one.trackingNumber, [{ status: 'delivered', datetime: at(), message: 'Forged' }]);
    const { bytes, signature } = easypost.push(one.trackingNumber);
    const forged = [
      { bytes },
      { bytes, signature: `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}` },
      { bytes: Buffer.concat([bytes, Buffer.from(' ')]), signature },
    ];
    for (const one of forged) expect((await push(one)).statusCode).toBe(400);
    expect(await eventsOf(one)).toEqual([]);
    // Shippo signs nothing here, so it has no address for pushes.
    expect((await push({ bytes, signature }, 'shippo')).statusCode).toBe(404);
    expect((await push({ bytes: Buffer.alloc(1_100_000, ' '), signature })).statusCode).toBe(413);
  });

  it('about a parcel of another shop, or about none, is ignored', async () => {
    easypost.scans.set('9400999999999999999999', [{ status: 'delivered', datetime: at(), message: 'Not ours' }]);
    const one = await shipped('shippo');
    await run();
    easypost.scans.set(one.trackingNumber, [{ status: 'delivered', datetime: at(), message: 'Another carrier' }]);
    for (const pushed of [
      easypost.push('9400999999999999999999'),
      // A number that another service follows for us.
      easypost.push(one.trackingNumber),
      easypost.push(one.trackingNumber, 'batch.updated'),
    ])
      expect((await push(pushed)).statusCode).toBe(200);
    expect(await eventsOf(one)).toEqual([]);
    const { rows } = await server.core.db.execute<{ n: number }>(
      sql`select count(*)::int as n from tracking_event where text in ('Not ours', 'Another carrier')`,
    );
    expect(rows[0]?.n).toBe(0);
  });
});

describe('a service', () => {
  it('that is down or refuses the key stops no other one, and is asked again later', async () => {
    const first = await shipped('easypost');
    const second = await shipped('shippo');
    await run();
    easypost.scans.set(first.trackingNumber, [{ status: 'pre_transit', datetime: at(1), message: 'Label made' }]);
    shippo.scans.set(second.trackingNumber, [{ status: 'TRANSIT', status_date: at(1), status_details: 'On its way' }]);
    easypost.next('track', ...Array.from({ length: 20 }, () => ({ status: 503, body: {} })));
    await later();
    expect(await eventsOf(first)).toEqual([]);
    expect(await eventsOf(second)).toEqual([['On its way', null]]);
    for (let runs = 0; runs < 30 && !(await eventsOf(first)).length; runs += 1) {
      server.clock.advance(20 * minute);
      await run();
    }
    expect(await eventsOf(first)).toEqual([['Label made', 'info_received']]);
  });

  it('whose answer about one parcel cannot be read says the others', async () => {
    const odd = await shipped('shippo');
    const good = await shipped('shippo');
    await run();
    for (const { trackingNumber } of [odd, good])
      shippo.scans.set(trackingNumber, [{ status: 'TRANSIT', status_date: at(1), status_details: 'On its way' }]);
    const waiting = await server.core.db
      .select()
      .from(followed)
      .where(sql`${followed.source} = 'shippo' and ${followed.state} = 'registered'`);
    shippo.next('track', { status: 200, body: ['odd'] });
    await later();
    const heard = await Promise.all(waiting.map(async ({ packageNumber }) => (await rowOf(packageNumber))?.dueAt));
    // All were asked about by one run: none is due.
    expect(heard.every((due) => due && due > server.clock.now())).toBe(true);
    await later();
    for (const one of [odd, good]) expect(await eventsOf(one)).toEqual([['On its way', null]]);
  });

  it('is asked about a few parcels in each run', async () => {
    await shipped('easypost');
    await run();
    server.tracking.sources = sold.map((source) => ({ ...source, mostReads: 1 }));
    const before = easypost.calls('track');
    await later();
    expect(easypost.calls('track') - before).toBe(1);
    await run();
    expect(easypost.calls('track') - before).toBe(2);
  });

  it('without a key follows nothing: its parcels go to the service for all carriers', async () => {
    const one = await shipped('easypost');
    await run();
    server.tracking.sources = [forAll];
    await run();
    expect(await rowOf(one.number)).toMatchObject({ source: '17track', state: 'registered' });
    server.tracking.sources = [];
    general.calls.length = 0;
    await run();
    expect(general.calls).toEqual([]);
    expect((await push(easypost.push(one.trackingNumber))).statusCode).toBe(404);
  });

  it('says on its page how it tells of parcels', async () => {
    const { data } = await server.colleague('lines').call(listCarrierAccountsContract, {});
    expect(data.map(({ service, is_pushed }) => [service, is_pushed])).toEqual([
      ['easypost', true],
      ['shippo', false],
    ]);
  });
});
