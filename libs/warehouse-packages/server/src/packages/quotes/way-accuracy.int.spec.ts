import { minAccuracyParcels } from '@caravan/shipping/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertParcels, type HandMadeParcel } from '../../testing/hand-made-parcels.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';
import { countAccuracy } from './way-accuracy.repo.ts';

/** Between the neighbours in order, as statistics books define it; PostgreSQL is not asked. */
const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
};

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
});
