import { expectedVersion, route, type Route } from '@caravan/server-core';
import { listInsuranceContract } from '@caravan/warehouse-packages/contract/schema';
import {
  createInsuranceTierContract,
  listInsuranceTiersContract,
  updateInsuranceTierContract,
} from '@caravan/warehouse-packages/contract/staff';
import { createTier, listOfferedInsurance, listTiers, updateTier } from './insurance.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { staffCallOf } from '../../core/staff-step.ts';

/** The tiers of insurance, for shoppers and for staff. */
export const insuranceRoutes = (context: PackageContext): Route[] => [
  route(listInsuranceContract, ({ language }) => listOfferedInsurance(context, language)),

  route(listInsuranceTiersContract, () => listTiers(context)),

  route(createInsuranceTierContract, (call) =>
    call.once((tx) => createTier(tx, context, staffCallOf(call), call.body)),
  ),

  route(updateInsuranceTierContract, (call) =>
    context.transaction((tx) =>
      updateTier(tx, context, staffCallOf(call), call.params.id, call.body, expectedVersion(call.request)),
    ),
  ),
];
