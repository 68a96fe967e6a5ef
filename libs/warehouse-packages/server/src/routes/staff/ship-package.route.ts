import { route } from '@caravan/server-core';
import { shipPackageSchema } from '@caravan/warehouse-packages/contract/staff';
import { lookOf } from '../../look.ts';
import { presentStaffPackage } from '../../present-package.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { shipPackage } from '../../use-cases/ship-package.ts';
import { staffCallOf } from './staff-call-of.ts';

export const shipPackageRoute = (context: PackageContext) =>
  route(shipPackageSchema, (call) =>
    context.transaction(async (tx) => {
      const shipped = await shipPackage(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(shipped, lookOf(context, call.language));
    }),
  );
