import { expectedVersion, route, type Route } from '@caravan/server-core';
import type { Bin } from '@caravan/warehouse-packages/contract';
import {
  createBinContract,
  getBinRuleContract,
  importBinsContract,
  listBinsContract,
  listWarehousesContract,
  updateBinContract,
  updateBinRuleContract,
} from '@caravan/warehouse-packages/contract/staff';
import type { CountedBin } from './bin.repo.ts';
import { changeBinRule, showBinRule } from './bin-rule.ts';
import { createBin, listBins, updateBin } from './bins.ts';
import { importBins } from './import-bins.ts';
import { listWarehouses } from '../warehouses/warehouse.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import { staffCallOf } from '../core/staff-step.ts';

/** A bin with the number of its items. */
const presentBin = ({ code, zone, kind, position, active, version, items, warehouse }: CountedBin): Bin => ({
  code,
  zone,
  kind,
  position,
  active,
  version,
  items,
  ...(warehouse && { warehouse }),
});

export const binStaffRoutes = (context: PackageContext): Route[] => [
  route(listWarehousesContract, async () => (await listWarehouses(context.db)).map(({ id, name }) => ({ id, name }))),

  route(listBinsContract, async ({ query }) => {
    const found = await listBins(context, query);
    return { ...found, items: found.items.map(presentBin) };
  }),

  route(createBinContract, (call) =>
    context.transaction(async (tx) => presentBin(await createBin(tx, context, staffCallOf(call), call.body))),
  ),

  route(updateBinContract, (call) =>
    context.transaction(async (tx) => {
      const version = expectedVersion(call.request);
      return presentBin(await updateBin(tx, context, staffCallOf(call), call.params.code, call.body, version));
    }),
  ),

  route(importBinsContract, (call) =>
    context.transaction((tx) => importBins(tx, staffCallOf(call), call.body, call.language)),
  ),

  route(getBinRuleContract, () => showBinRule(context)),

  route(updateBinRuleContract, (call) =>
    context.transaction((tx) =>
      changeBinRule(tx, context, staffCallOf(call), call.body, expectedVersion(call.request)),
    ),
  ),
];
