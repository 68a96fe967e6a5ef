import { day } from '@caravan/kernel';
import { minAccuracyParcels } from '@caravan/shipping/contract';
import { listShippingAccuracyContract } from '@caravan/shipping/contract/schema';
import { measureAccuracyJob } from '@caravan/shipping/server/testing';
import {
  addPackedPhotosContract,
  correctWeighingContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import {
  insertParcels,
  key,
  ownSteps,
  packageOf,
  pictureFile,
  readyPackage,
  staffSteps,
  type HandMadeParcel,
} from '@caravan/warehouse-packages/server/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippingServer, type ShippingServer } from './testing/shipping-server.ts';

/** Between the neighbours in order, as statistics books define it; PostgreSQL is not asked. */
const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
};
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;

const published = async (server: ShippingServer, country?: string) =>
  (await server.call(listShippingAccuracyContract, { query: country === undefined ? {} : { country } })).data;
const measure = (server: ShippingServer) => server.runJob(measureAccuracyJob, null);

describe('the figures of parcels that went through the warehouse', () => {
  let server: ShippingServer;
  let picture: Uint8Array;
  beforeAll(async () => {
    server = await shippingServer();
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
    const staff = server.staff();
    const params = { number };
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
    const fee = await server.money.of(number);
    const extra = await server.money.of(`${number}-${parcel.seq}`);
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

describe('the published figures', () => {
  let server: ShippingServer;
  beforeAll(async () => {
    server = await shippingServer();
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
