import { day } from '@caravan/kernel';
import { minAccuracyParcels } from '@caravan/shipping/contract';
import { listShippingAccuracyContract } from '@caravan/shipping/contract/schema';
import {
  addPackedPhotosContract,
  correctWeighingContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAccuracy } from './quote-accuracy.repo.ts';
import { insertParcels, type HandMadeParcel } from '../../testing/hand-made-parcels.ts';
import { key, ownSteps, packageOf, pictureFile, staffSteps } from '../../testing/package-steps.ts';
import { readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';
import { measureAccuracyJob } from './measure-accuracy.ts';

/** Between the neighbours in order, as statistics books define it; PostgreSQL is not asked. */
const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
};
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

const published = async (server: WarehouseServer, country?: string) =>
  (await server.call(listShippingAccuracyContract, { query: country === undefined ? {} : { country } })).data;
const measure = (server: WarehouseServer) => server.runJob(measureAccuracyJob, null);

describe('the figures of parcels that went through the warehouse', () => {
  let server: WarehouseServer;
  let picture: Uint8Array;
  beforeAll(async () => {
    server = await warehouseServer();
    picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
    await server.staff().call(updateWeighingRuleContract, { body: { enabled: true, floor_fen: 500 } });
  });
  afterAll(() => server.close());

  /** Weighs a packed parcel, at first wrongly if `wrong` is given. */
  const weighed = async (more: number, wrong?: number) => {
    const { number, shopper } = await readyPackage(server);
    const { fee } = await packageOf(shopper, number);
    const [staff, params] = [server.staff(), { number }];
    const form = new FormData();
    form.append('photos', pictureFile(picture));
    await staff.call(addPackedPhotosContract, { params, body: form as never });
    const measures = { length_mm: 200, width_mm: 150, height_mm: 100, sure: true };
    const at = server.clock.now();
    const body = { weight_g: fee.real_g + (wrong ?? more), ...measures };
    await staff.call(weighPackageContract, { params, body, headers: key() });
    if (wrong !== undefined) {
      const right = { weight_g: fee.real_g + more, ...measures, note: 'a box lay on the scales' };
      await staff.call(correctWeighingContract, { params, body: right, headers: key() });
    }
    return { number, shopper, quoted: fee.fee_fen, promised: fee.eta_max_days, at, seq: wrong === undefined ? 1 : 2 };
  };

  /** Sends a weighed parcel on its way and has its shopper confirm it after some days. */
  const delivered = async (more: number, days: number, wrong?: number) => {
    const parcel = await weighed(more, wrong);
    const { number, shopper } = parcel;
    if ((await packageOf(shopper, number)).extra)
      await server.money.pay(shopper.userId, [`${number}-${parcel.seq}`], 'balance', 'package_extra');
    expect((await staffSteps(server.staff(), number).ship()).status).toBe(200);
    const shippedAt = server.clock.now();
    server.clock.advance(days * day);
    expect((await ownSteps(shopper, number).receive()).status).toBe(200);
    const [fee, extra] = [await server.money.of(number), await server.money.of(`${number}-${parcel.seq}`)];
    return { ...parcel, shippedAt, days, paid: fee.captured - fee.refunded + extra.captured - extra.refunded };
  };

  it('are published from the twentieth on, by what was paid in the end; never weighed ones do not count', async () => {
    const parcels: Awaited<ReturnType<typeof delivered>>[] = [];
    for (let n = 0; n < minAccuracyParcels - 1; n += 1)
      parcels.push(await delivered([0, -1_000, 2_000, 400][n % 4] ?? 0, 5 + n, n % 5 === 0 ? 1_500 : undefined));
    // One of another shopper that was weighed and cancelled, one that waits for its carrier.
    const cancelled = await weighed(-1_000);
    await ownSteps(cancelled.shopper, cancelled.number).cancel();
    await weighed(0);
    await measure(server);
    expect(await published(server)).toEqual([]);

    parcels.push(await delivered(-1_000, 30));
    expect(await published(server)).toEqual([]);
    await measure(server);
    const percents = parcels.map(({ quoted, paid }) => (100 * (paid - quoted)) / quoted);
    const days = parcels.map((parcel) => parcel.days);
    expect(percentile(percents, 0.9)).toBeGreaterThan(0);
    const expected = {
      method_id: 'ems',
      country: 'DE',
      fees: {
        parcels: 20,
        since: parcels[0]?.at.toISOString(),
        median_percent: tenths(percentile(percents, 0.5)),
        p90_percent: tenths(percentile(percents, 0.9)),
        dearer: parcels.filter(({ quoted, paid }) => paid > quoted).length,
      },
      days: {
        parcels: 20,
        since: parcels[0]?.shippedAt.toISOString(),
        promised_max_days: parcels[0]?.promised,
        median_days: tenths(percentile(days, 0.5)),
        p90_days: tenths(percentile(days, 0.9)),
        in_time: parcels.filter((parcel) => parcel.days <= parcel.promised).length,
      },
    };
    expect(await published(server)).toMatchObject([expected]);
    expect(await published(server, 'DE')).toHaveLength(1);
    expect(await published(server, 'FR')).toEqual([]);
    expect((await server.call(listShippingAccuracyContract, { query: { country: 'germany' } as never })).status).toBe(
      422,
    );
    expect(await server.feature.audit?.()).toEqual([]);
  }, 60_000);
});

describe('a hand-made table of parcels', () => {
  let server: WarehouseServer;
  beforeAll(async () => {
    server = await warehouseServer();
  });
  afterAll(() => server.close());

  const start = new Date('2026-11-01T00:00:00Z');
  const parcel = (over: Partial<HandMadeParcel> = {}): HandMadeParcel => ({
    method: 'ems',
    country: 'DE',
    quotedFen: 10_000,
    weighedFen: [10_000],
    floorFen: 500,
    refused: false,
    paysExtra: true,
    rehearsed: false,
    status: 'done',
    promised: [7, 15],
    seconds: 10 * 86_400,
    doneBy: 'shopper',
    shippedAt: start,
    ...over,
  });
  const times = (count: number, over: Partial<HandMadeParcel> = {}) =>
    Array.from({ length: count }, () => parcel(over));
  const counted = async (parcels: readonly HandMadeParcel[]) => {
    await insertParcels(server.core.db, parcels);
    return countAccuracy(server.core.db);
  };
  const ways = async (parcels: readonly HandMadeParcel[]) =>
    (await counted(parcels)).map(({ country, methodId, feeParcels, dayParcels }) => [
      country,
      methodId,
      feeParcels,
      dayParcels,
    ]);

  it('is counted by method and country, each from 20 parcels on, fees apart from days', async () => {
    const found = await ways([
      ...times(20),
      ...times(19, { country: 'FR' }),
      ...times(20, { country: 'US', doneBy: 'system' }),
      ...times(20, { method: 'dhl-express', weighedFen: [] }),
      ...times(20, { method: 'dhl-express', country: 'US', status: 'pending_receipt' }),
    ]);
    expect(found.sort()).toEqual([
      ['DE', 'dhl-express', null, 20],
      ['DE', 'ems', 20, 20],
      ['US', 'dhl-express', 20, null],
      ['US', 'ems', 20, null],
    ]);
  });

  it.each<[string, Partial<HandMadeParcel>]>([
    ['cancelled', { status: 'cancelled' }],
    ['still in the warehouse', { status: 'to_be_delivered' }],
    ['never weighed', { weighedFen: [] }],
    ['refused by its method', { refused: true }],
    ['quoted by a rehearsal', { rehearsed: true }],
    ['without a fee', { quotedFen: 0, weighedFen: [0] }],
  ])('a parcel that was %s is not compared', async (_, over) => {
    const rest = times(19, { doneBy: 'system' });
    expect(await counted([...rest, parcel({ ...over, doneBy: 'system' })])).toEqual([]);
    expect(await counted([...rest, parcel({ doneBy: 'system' })])).toHaveLength(1);
  });

  it('counts what the shopper paid: less, more, borne by the shop, waived, and by the last of several weighings', async () => {
    const parcels = [
      ...times(10),
      ...times(4, { weighedFen: [9_000] }),
      ...times(3, { weighedFen: [12_000] }),
      parcel({ weighedFen: [10_400] }),
      parcel({ weighedFen: [15_000], paysExtra: false }),
      parcel({ weighedFen: [15_000, 8_000, 9_500] }),
    ];
    const paid = await insertParcels(server.core.db, parcels);
    expect(paid).toEqual([
      ...Array(10).fill(10_000),
      9_000,
      9_000,
      9_000,
      9_000,
      12_000,
      12_000,
      12_000,
      10_000,
      10_000,
      9_500,
    ]);
    const [row] = await countAccuracy(server.core.db);
    expect(row).toMatchObject({ feeParcels: 20, dearer: 3, medianPercent: 0 });
    // The three dearest of 20 are at 17 to 19, and the 90th percentile is at 17.1.
    expect(row?.p90Percent).toBeCloseTo(20);
  });

  it('agrees with percentiles reckoned apart, for any parcels', async () => {
    const some = fc.record({
      quotedFen: fc.integer({ min: 1_000, max: 90_000 }),
      change: fc.double({ min: -0.6, max: 1.5, noNaN: true }),
      paysExtra: fc.boolean(),
      seconds: fc.integer({ min: 3_600, max: 60 * 86_400 }),
      promised: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 20, max: 40 })),
      hours: fc.integer({ min: 0, max: 900 }),
      country: fc.constantFrom('DE', 'US'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(some, { minLength: 30, maxLength: 90 }), async (drawn) => {
        const parcels = drawn.map(({ change, hours, ...facts }) =>
          parcel({
            ...facts,
            weighedFen: [Math.round(facts.quotedFen * (1 + change))],
            shippedAt: new Date(start.getTime() + hours * 3_600_000),
          }),
        );
        const paid = await insertParcels(server.core.db, parcels);
        const rows = await countAccuracy(server.core.db);
        for (const country of ['DE', 'US']) {
          const own = parcels
            .map((one, index) => ({ ...one, paidFen: paid[index] ?? 0 }))
            .filter((one) => one.country === country);
          const row = rows.find((one) => one.country === country);
          if (own.length < minAccuracyParcels) {
            expect(row).toBeUndefined();
            continue;
          }
          const percents = own.map(({ quotedFen, paidFen }) => (100 * (paidFen - quotedFen)) / quotedFen);
          const seconds = own.map((one) => one.seconds);
          expect(row).toMatchObject({
            feeParcels: own.length,
            dayParcels: own.length,
            dearer: percents.filter((percent) => percent > 0).length,
            inTime: own.filter((one) => one.seconds <= one.promised[1] * 86_400).length,
            daysSince: new Date(Math.min(...own.map(({ shippedAt }) => shippedAt.getTime()))),
          });
          expect(row?.medianPercent).toBeCloseTo(percentile(percents, 0.5), 6);
          expect(row?.p90Percent).toBeCloseTo(percentile(percents, 0.9), 6);
          expect(row?.medianSeconds).toBeCloseTo(percentile(seconds, 0.5), 3);
          expect(row?.p90Seconds).toBeCloseTo(percentile(seconds, 0.9), 3);
          const lower = (values: number[]) =>
            values.sort((one, other) => one - other)[Math.ceil(values.length / 2) - 1];
          expect(row?.promisedMinDays).toBe(lower(own.map(({ promised }) => promised[0])));
          expect(row?.promisedMaxDays).toBe(lower(own.map(({ promised }) => promised[1])));
        }
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('is counted by several servers at once without a fault', async () => {
    await insertParcels(server.core.db, times(20, { country: 'NL' }));
    await Promise.all(Array.from({ length: 8 }, () => measure(server)));
    expect(await published(server, 'NL')).toHaveLength(1);
  });

  it('names the methods that can be chosen in the language of the caller, and a count without news changes nothing', async () => {
    await insertParcels(server.core.db, times(20));
    await measure(server);
    const before = server.core.caches.changes();
    await measure(server);
    expect(server.core.caches.changes()).toBe(before);
    const en = await published(server);
    const zh = (await server.call(listShippingAccuracyContract, { query: {}, headers: { 'client-language': 'zh' } }))
      .data;
    expect([en, zh].map((found) => found.map(({ name }) => name))).toEqual([
      ['EMS'],
      [expect.stringMatching(/\p{Script=Han}/u)],
    ]);
    await insertParcels(server.core.db, times(19));
    await measure(server);
    expect(await published(server)).toEqual([]);
  });
});
