import { expectedVersion, route, type Route } from '@caravan/server-core';
import {
  addPackedPhotosContract,
  cancelStaffPackageContract,
  correctWeighingContract,
  getWeighingRuleContract,
  quoteWeighingContract,
  updateWeighingRuleContract,
  waivePackageExtraContract,
  weighPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presentStaffPackage } from '../present-package.ts';
import { presentWeighedFee } from './present-weighing.ts';
import { presenterContext } from '../../core/presenter-context.ts';
import { addPackedPhotos, refuseParcelPhotos } from '../../photos/add-packed-photos.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { staffCallOf } from '../../core/staff-step.ts';
import { cancelForShopper, waiveExtra } from '../held-package.ts';
import { correctWeighing, quoteWeighing, weighPackage } from './weigh-package.ts';
import { changeRule, showRule } from './weighing-rule.ts';

/** Staff routes for weighing parcels before dispatch. */
export const weighingStaffRoutes = (context: PackageContext): Route[] => [
  route(
    addPackedPhotosContract,
    async (call) => ({
      photos: await addPackedPhotos(context, staffCallOf(call), call.params.number, call.body.photos),
    }),
    { admit: ({ params }) => refuseParcelPhotos(context, params.number) },
  ),

  route(quoteWeighingContract, async ({ params, query }) => {
    const { whole, fee } = await quoteWeighing(context.db, params.number, query);
    return presentWeighedFee(whole.row.feeFen, fee);
  }),

  route(weighPackageContract, (call) =>
    call.once(async (tx) => {
      const weighed = await weighPackage(tx, context, staffCallOf(call), call.params.number, call.body, call.language);
      return presentStaffPackage(weighed, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(correctWeighingContract, (call) =>
    call.once(async (tx) => {
      const { params, body, language } = call;
      const weighed = await correctWeighing(tx, context, staffCallOf(call), params.number, body, language);
      return presentStaffPackage(weighed, presenterContext(context, language), call.session.staffRoles);
    }),
  ),

  route(cancelStaffPackageContract, (call) =>
    call.once(async (tx) => {
      const ended = await cancelForShopper(tx, context, staffCallOf(call), call.params.number, call.body.note);
      return presentStaffPackage(ended, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(waivePackageExtraContract, (call) =>
    call.once(async (tx) => {
      const waived = await waiveExtra(tx, context, staffCallOf(call), call.params.number, call.body.note);
      return presentStaffPackage(waived, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(getWeighingRuleContract, () => showRule(context)),

  route(updateWeighingRuleContract, (call) =>
    context.transaction((tx) => changeRule(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
