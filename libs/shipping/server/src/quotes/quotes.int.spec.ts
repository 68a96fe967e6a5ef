import { day, minute } from '@caravan/kernel';
import { estimateShippingContract, getShippingExampleContract } from '@caravan/shipping/contract/schema';
import { listShippingMethodsContract, updateShippingMethodContract } from '@caravan/shipping/contract/staff';
import type { ShippingMethodChange } from '@caravan/shipping/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentMethods, insertMethods } from '@caravan/shipping/port';
import { shippingServer, type ShippingServer } from '../testing/shipping-server.ts';

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer();
});
afterAll(() => server.close());

const example = async () => (await server.call(getShippingExampleContract)).data;

/** Gives every shipping method another price for the first 500 g. */
const dearerBy = async (fen: number, change: Partial<ShippingMethodChange> = {}): Promise<void> => {
  for (const method of (await server.staff().call(listShippingMethodsContract)).data) {
    const zones = method.zones.map((zone) => ({ ...zone, first_fen: zone.first_fen + fen }));
    await server.staff().call(updateShippingMethodContract, {
      params: { id: method.id },
      body: { ...method, zones, ...change },
    });
  }
};
const prices = async (): Promise<number[]> => (await example()).lines.map(({ first_fen }) => first_fen);

test('an estimate needs no account, only a weight, and perhaps a size', async () => {
  const body = { country: 'US', weight_g: 1_000, length_mm: 300, width_mm: 200, height_mm: 100 };
  const { lines } = (await server.call(estimateShippingContract, { body })).data;
  expect(lines.find(({ id }) => id === 'fedex-priority')).toMatchObject({
    real_g: 1_250,
    volumetric_g: 1_200,
    storage_fen: 0,
    further_steps: 2,
  });
  const without = (await server.call(estimateShippingContract, { body: { country: 'US', weight_g: 1_000 } })).data;
  expect(new Set(without.lines.map((line) => line.volumetric_g))).toEqual(new Set([0]));
  const half = await server.call(estimateShippingContract, {
    body: { country: 'US', weight_g: 1_000, length_mm: 300 },
  });
  expect(half).toMatchObject({
    status: 422,
    failure: { fields: { width_mm: 'Please fill this in', height_mm: 'Please fill this in' } },
  });
});

test('a new price is in the example at once, and a planned one from its moment on', async () => {
  const before = await prices();
  await dearerBy(100);
  expect(await prices()).toEqual(before.map((fen) => fen + 100));
  const from = new Date(server.clock.now().getTime() + day);
  await dearerBy(200, { effective_from: from.toISOString() });
  expect(await prices()).toEqual(before.map((fen) => fen + 100));
  server.clock.set(from.toISOString());
  await server.runJobs();
  expect(await prices()).toEqual(before.map((fen) => fen + 300));
});

test('the example costs what an estimate of the same parcel says, is remembered, and ends with its methods', async () => {
  const { country, weight_g, lines } = await example();
  const estimate = (await server.call(estimateShippingContract, { body: { country, weight_g } })).data;
  expect(lines.length).toBeGreaterThan(1);
  expect(lines).toEqual(estimate.lines.filter(({ available }) => available));

  const methods = await currentMethods(server.core.db, server.clock.now());
  await insertMethods(
    server.core.db,
    methods.map((method) => ({ ...method, version: method.version + 1, active: false })),
  );
  expect((await example()).lines).toEqual(lines);
  server.clock.advance(11 * minute);
  expect((await example()).lines).toEqual([]);
});
