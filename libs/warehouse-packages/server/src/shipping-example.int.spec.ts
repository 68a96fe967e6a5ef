import { minute } from '@caravan/kernel';
import { estimateShippingContract, getShippingExampleContract } from '@caravan/warehouse-packages/contract/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentMethods, insertMethods } from './db/shipping-method.repo.ts';
import { warehouseServer, type WarehouseServer } from './testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const example = async () => (await server.call(getShippingExampleContract)).data;

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
