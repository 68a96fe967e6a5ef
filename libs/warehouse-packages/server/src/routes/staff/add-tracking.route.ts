import { route } from '@caravan/server-core';
import { addTrackingSchema } from '@caravan/warehouse-packages/contract/staff';
import { lookOf } from '../../look.ts';
import { presentStaffPackage } from '../../present-package.ts';
import { addTracking } from '../../use-cases/add-tracking.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const addTrackingRoute = (context: PackageContext) =>
  route(addTrackingSchema, (call) =>
    context.transaction(async (tx) => {
      const tracked = await addTracking(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(tracked, lookOf(context, call.language));
    }),
  );
