import { expectedVersion, route, type Route } from '@caravan/server-core';
import { listPackingOptionsContract } from '@caravan/warehouse-packages/contract/schema';
import { getPackingPricesContract, updatePackingPricesContract } from '@caravan/warehouse-packages/contract/staff';
import { changePrices, listOffered, showPrices } from './packing-options.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { staffCallOf } from '../../core/staff-step.ts';

/** The packing options for shoppers, and their prices for staff. */
export const packingOptionRoutes = (context: PackageContext): Route[] => [
  route(listPackingOptionsContract, () => listOffered(context)),

  route(getPackingPricesContract, () => showPrices(context)),

  route(updatePackingPricesContract, (call) =>
    context.transaction((tx) => changePrices(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
