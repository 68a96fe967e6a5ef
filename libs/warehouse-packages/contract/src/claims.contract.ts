import { schemaOf } from '@caravan/kernel';
import { byClaim, claimApproval, claimRejection } from './claims.schema.ts';
import { approveClaim, rejectClaim } from './claims.staff-endpoints.ts';
import { staffPackage } from './staff-packages.schema.ts';

export * from './claims.schema.ts';

export const approveClaimContract = schemaOf(approveClaim, {
  params: byClaim,
  body: claimApproval,
  data: staffPackage,
});
export const rejectClaimContract = schemaOf(rejectClaim, { params: byClaim, body: claimRejection, data: staffPackage });
