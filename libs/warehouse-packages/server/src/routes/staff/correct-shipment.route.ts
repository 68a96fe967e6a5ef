import { route } from '@caravan/server-core';
import { correctShipmentSchema } from '@caravan/warehouse-packages/contract/staff';
import { lookOf } from '../../look.ts';
import { presentStaffPackage } from '../../present-package.ts';
import { correctShipment } from '../../use-cases/correct-shipment.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const correctShipmentRoute = (context: PackageContext) =>
  route(correctShipmentSchema, (call) =>
    context.transaction(async (tx) => {
      const corrected = await correctShipment(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(corrected, lookOf(context, call.language));
    }),
  );
