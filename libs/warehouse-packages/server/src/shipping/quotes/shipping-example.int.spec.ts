import { day, minute } from '@caravan/kernel';
import { estimateShippingContract, getShippingExampleContract } from '@caravan/shipping/contract/schema';
import { listShippingMethodsContract, updateShippingMethodContract } from '@caravan/shipping/contract/staff';
import type { ShippingMethodChange } from '@caravan/shipping/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentMethods, insertMethods } from '../shipping-method.repo.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
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
