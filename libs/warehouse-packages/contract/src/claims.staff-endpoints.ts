import { defineEndpoint } from '@caravan/kernel';
import type { ClaimApproval, ClaimRejection } from './claims.schema.ts';
import type { StaffPackage } from './staff-packages.schema.ts';

type ByClaim = { ref: string };

export const approveClaim = defineEndpoint<{ params: ByClaim; body: ClaimApproval; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/claims/:ref/approve',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['staff-package', 'ledger', 'person'],
  summary: 'Pay a claim of an insured package to the balance, in full or in part',
  idempotency: 'key',
  reasons: ['claim_closed', 'claim_too_high', 'claimed', 'approval_needed'],
  quiet: ['claim_closed', 'claim_too_high', 'claimed', 'approval_needed'],
});

export const rejectClaim = defineEndpoint<{ params: ByClaim; body: ClaimRejection; data: StaffPackage }>()({
  method: 'POST',
  path: '/staff/claims/:ref/reject',
  login: 'staff',
  roles: ['finance'],
  tags: ['staff-package'],
  summary: 'Reject a claim of an insured package, with a reason that the shopper reads',
  idempotency: 'key',
  reasons: ['claim_closed', 'claimed'],
  quiet: ['claim_closed', 'claimed'],
});
