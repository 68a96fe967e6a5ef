import { day } from '@caravan/kernel';
import {
  addPackedPhotosContract,
  correctWeighingContract,
  updateWeighingRuleContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { key, packageOf, pictureFile } from '../../testing/package-steps.ts';
import { readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';

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

const sides = { length_mm: 200, width_mm: 150, height_mm: 100 };

/** Weighs a packed parcel that is this much heavier than quoted, and says its quoted and its weighed fee. */
const weigh = async (more: number, wrong?: number) => {
  const { number, shopper } = await readyPackage(server);
  const { fee } = await packageOf(shopper, number);
  const staff = server.staff();
  const form = new FormData();
  form.append('photos', pictureFile(picture));
  await staff.call(addPackedPhotosContract, { params: { number }, body: form as never });
  const params = { number };
  const body = { weight_g: fee.real_g + (wrong ?? more), ...sides, sure: true };
  const weighed = await staff.call(weighPackageContract, { params, body, headers: key() });
  if (wrong === undefined) return { quoted: fee.fee_fen, final: weighed.data.weighing?.fee_fen ?? 0 };
  const right = { ...body, weight_g: fee.real_g + more, note: 'a box lay on the scales' };
  const corrected = await staff.call(correctWeighingContract, { params, body: right, headers: key() });
  return { quoted: fee.fee_fen, final: corrected.data.weighing?.fee_fen ?? 0 };
};

it('compares quoted and weighed fees by the last weighing of each parcel', async () => {
  const from = server.clock.now();
  const parcels = [await weigh(0), await weigh(-1_000), await weigh(2_000), await weigh(0, 1_500)];
  const time = { from, to: new Date(server.clock.now().getTime() + day), by: 'day' as const };
  const quotes = await server.feature.ports.figures.quotes(server.core.db, time);
  const differences = parcels.map(({ quoted, final }) => (100 * (final - quoted)) / quoted).sort((a, b) => a - b);
  expect(differences[0]).toBeLessThan(0);
  expect(differences[3]).toBeGreaterThan(0);
  expect(quotes).toHaveLength(1);
  expect(quotes[0]?.days).toBeUndefined();
  expect(quotes[0]?.fees).toMatchObject({
    count: 4,
    cheaper: 1,
    dearer: 1,
    quotedFen: parcels.reduce((sum, { quoted }) => sum + quoted, 0),
    weighedFen: parcels.reduce((sum, { final }) => sum + final, 0),
  });
  expect(quotes[0]?.fees?.medianPercent).toBeCloseTo(0);
  // Between the third and the fourth of four values, at 0.9 · 3.
  expect(quotes[0]?.fees?.p90Percent).toBeCloseTo((differences[3] ?? 0) * 0.7);
  expect(await server.feature.ports.figures.quotes(server.core.db, { ...time, to: from })).toEqual([]);
});
