import { route, type Route } from '@caravan/server-core';
import { fileClaimContract } from '@caravan/warehouse-packages/contract/schema';
import { approveClaimContract, rejectClaimContract } from '@caravan/warehouse-packages/contract/staff';
import { presentClaim } from './present-claim.ts';
import { presentStaffPackage } from '../present-package.ts';
import { presenterContext } from '../../core/presenter-context.ts';
import { fileClaim, refuseClaim } from './claims.ts';
import { approveClaim, rejectClaim } from './decide-claim.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { staffCallOf } from '../../core/staff-step.ts';

/** Claims of insured packages: shoppers file them, finance decides. */
export const claimRoutes = (context: PackageContext): Route[] => [
  route(
    fileClaimContract,
    async ({ session, params, body, language }) => {
      const claim = await fileClaim(context, { userId: session.userId, number: params.number }, body);
      return presentClaim(claim, presenterContext(context, language));
    },
    { admit: ({ session, params }) => refuseClaim(context, session.userId, params.number) },
  ),

  route(approveClaimContract, (call) =>
    call.once(async (tx) => {
      const decided = await approveClaim(tx, context, staffCallOf(call), call.params.ref, call.body);
      return presentStaffPackage(decided, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(rejectClaimContract, (call) =>
    call.once(async (tx) => {
      const decided = await rejectClaim(tx, context, staffCallOf(call), call.params.ref, call.body);
      return presentStaffPackage(decided, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),
];
