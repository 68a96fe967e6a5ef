import { route, type Route } from '@caravan/server-core';
import {
  createPickContract,
  getPickContract,
  packPackageContract,
  scanPickContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presentPick } from './present-pick.ts';
import { presentStaffPackage } from '../present-package.ts';
import { presenterContext } from '../../core/presenter-context.ts';
import { packPackage } from './pack-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { createPick, scanPick, showPick } from './picks.ts';
import { staffCallOf } from '../../core/staff-step.ts';

export const pickStaffRoutes = (context: PackageContext): Route[] => [
  route(createPickContract, (call) =>
    context.transaction(async (tx) => presentPick(await createPick(tx, context, staffCallOf(call), call.body))),
  ),

  route(getPickContract, async ({ params }) => presentPick(await showPick(context.db, params.id))),

  route(scanPickContract, (call) =>
    context.transaction(async (tx) =>
      presentPick(await scanPick(tx, context, staffCallOf(call), call.params.id, call.body.code)),
    ),
  ),

  route(packPackageContract, (call) =>
    context.transaction(async (tx) => {
      const packed = await packPackage(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(packed, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),
];
