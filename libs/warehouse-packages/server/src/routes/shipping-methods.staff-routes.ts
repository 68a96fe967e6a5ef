import { route, type Route } from '@caravan/server-core';
import {
  createShippingMethodContract,
  listShippingMethodsContract,
  updateShippingMethodContract,
} from '@caravan/warehouse-packages/contract/staff';
import { currentMethods } from '../db/shipping-method.repo.ts';
import { presentMethod } from '../present-method.ts';
import { createMethod, updateMethod } from '../use-cases/shipping-methods.ts';
import type { PackageContext } from '../use-cases/package-context.ts';
import { staffCallOf } from '../use-cases/staff-step.ts';

/** Staff routes for shipping methods. */
export const shippingMethodStaffRoutes = (context: PackageContext): Route[] => [
  route(listShippingMethodsContract, async () => (await currentMethods(context.db)).map(presentMethod)),

  route(createShippingMethodContract, (call) =>
    context.transaction(async (tx) => presentMethod(await createMethod(tx, context, staffCallOf(call), call.body))),
  ),

  route(updateShippingMethodContract, (call) =>
    context.transaction(async (tx) =>
      presentMethod(await updateMethod(tx, context, staffCallOf(call), call.params.id, call.body)),
    ),
  ),
];
