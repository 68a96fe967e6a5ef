import type { StaffRole } from '@caravan/kernel';

/** The steps of staff that need a second person above the owner's limit (specification 24). */
export const approvalKinds = [
  'adjust',
  'remittance',
  'refund',
  'cancel',
  'drop',
  'answer',
  'waive',
  'cancel_package',
  'cancel_service',
  'claim',
  'return',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** `stale`: what was asked for could no longer be done when a colleague approved it. */
export const approvalStates = ['open', 'approved', 'rejected', 'withdrawn', 'stale', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Why an approval became stale: another amount, another state of its subject, or the asker's missing role. */
export const staleCauses = ['amount', 'state', 'role'] as const;
export type StaleCause = (typeof staleCauses)[number];

/** The roles that may make each step, and so ask for its approval; the same as those of the step's own call. */
export const approvalRoles = {
  adjust: ['finance'],
  remittance: ['finance'],
  refund: ['finance'],
  cancel: ['buyer', 'service'],
  drop: ['buyer', 'service'],
  answer: ['buyer', 'service'],
  waive: ['service', 'finance'],
  cancel_package: ['service'],
  cancel_service: ['service'],
  claim: ['finance'],
  return: ['finance'],
} as const satisfies Record<ApprovalKind, readonly StaffRole[]>;

/** The days after which nobody can approve a request any more. */
export const approvalDays = 7;
/** The hours in which finance decides a request. */
export const approvalHours = 24;
