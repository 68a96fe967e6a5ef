import { createAddressContract } from '@caravan/account/contract/schema';
import { processOrderContract, stockOrderContract } from '@caravan/cart-orders/contract/orders';
import { estimateLandedCostContract, listDutiesContract, updateDutyContract } from '@caravan/logistics/contract/schema';
import type { Caller } from '@caravan/server-core/testing';
import {
  createPackageContract,
  getPackageContract,
  newPackage,
  quotePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { listShippingMethodsContract } from '@caravan/shipping/contract/staff';
import { getStaffPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { warehouseOf } from './testing/paid-order.ts';
import { key, paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
});
afterAll(() => desk.close());

const germany = async () =>
  (await owner.call(listDutiesContract)).data.find(({ country }) => country === 'DE') ?? expect.fail('no figures');

/** Goods of a new shopper in the warehouse, and how they would be packed to Germany. */
const stockedGoods = async () => {
  const { shopper, number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 4 }]);
  await owner.call(processOrderContract, { params: { number }, body: { supplier_order_no: number } });
  const weighed = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };
  const stocked = lines.map(({ id }) => ({ line_id: id, ...weighed }));
  await owner.call(stockOrderContract, { params: { number }, body: { lines: stocked } });
  const item_ids = (await warehouseOf(shopper)).map(({ id }) => id);
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const { lines: quotes } = (await shopper.call(quotePackageContract, { body: { item_ids, address_id } })).data;
  const fee_fen = quotes.find(({ id }) => id === 'ems')?.fee_fen ?? expect.fail('no quote');
  const chosen = newPackage.parse({ item_ids, address_id, line_id: 'ems', declared_value_fen: 20_000, fee_fen });
  const make = (over = {}) => shopper.call(createPackageContract, { body: { ...chosen, ...over }, headers: key() });
  const estimate = async () => {
    const body = { country: 'DE', value_fen: 20_000, shipping_fen: fee_fen, kinds: item_ids.length };
    return (await desk.server.call(estimateLandedCostContract, { body })).data;
  };
  const shown = async (number: string) => (await shopper.call(getPackageContract, { params: { number } })).data;
  return { make, estimate, shown };
};

it('is known or unknown of every country that the default shipping methods serve, and of no other', async () => {
  const methods = (await owner.call(listShippingMethodsContract)).data;
  const served = new Set(methods.flatMap(({ zones }) => zones.flatMap(({ countries }) => countries)));
  const known = (await owner.call(listDutiesContract)).data.map(({ country }) => country);
  expect(known).toEqual([...served].sort());
  expect(known).toHaveLength(45);
});

it('is stored with the package as it was shown before, and a later change of the figures leaves it', async () => {
  const goods = await stockedGoods();
  const before = await goods.estimate();
  expect(before).toMatchObject({
    version: 1,
    duty: { low_fen: expect.any(Number) },
    total_high_fen: expect.any(Number),
  });
  const { number } = (await goods.make()).data;
  const frozen = (await goods.shown(number)).landed_cost;
  expect({ ...frozen, at: '' }).toEqual({ ...before, at: '' });

  const { rules, version } = await germany();
  const taxes = rules.taxes.map((tax) => ({ ...tax, low_bp: 2_500, high_bp: 2_500 }));
  const changed = await owner.call(updateDutyContract, {
    params: { country: 'DE' },
    body: { ...rules, taxes, duty: [] },
    headers: { 'if-match': `"${version}"` },
  });
  expect(changed.status).toBe(200);
  expect(await goods.estimate()).toMatchObject({ version: version + 1, total_high_fen: null });
  expect((await goods.shown(number)).landed_cost).toEqual(frozen);
  const service = await desk.hire('sue', 'service');
  expect((await service.call(getStaffPackageContract, { params: { number } })).data.landed_cost).toEqual(frozen);

  const { db } = desk.server.core;
  await expect(db.execute(sql`update package_landed_cost set cost = '{}'`)).rejects.toThrow();
  await expect(db.execute(sql`delete from package_landed_cost`)).rejects.toThrow();
});

it('is not stored if the package is refused', async () => {
  const goods = await stockedGoods();
  const count = async () => {
    const { rows } = await desk.server.core.db.execute(sql`select count(*)::int as costs from package_landed_cost`);
    return rows[0]?.['costs'];
  };
  const before = await count();
  expect((await goods.make({ fee_fen: 1 })).reason).toBe('quote_changed');
  expect(await count()).toBe(before);
});
