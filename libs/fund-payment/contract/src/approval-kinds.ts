import type { StaffRole } from '@caravan/kernel';

/**
 * A step of staff that is a `grant` gives or takes what was never paid, a `return` gives back what was. Steps of one
 * day count together for their shopper, and grants also for their member of staff (specification 24.31).
 */
export type MoneyMove = 'grant' | 'return';

interface LimitedStepRule {
  /** The roles that may make the step, and so ask for its approval; the same as those of the step's own call. */
  roles: readonly [StaffRole, ...StaffRole[]];
  moves: MoneyMove;
  /** Whether its call needs a recent code of the second factor (specification 24.9). */
  code: boolean;
}

/**
 * The one list of the steps of staff that move a shopper's money: above the owner's limit they need a second person, and
 * they need a recent code. Weighing needs none, because packers weigh parcel after parcel; a correction does. It is a
 * grant, because what it ends to ask for was never paid.
 */
export const approvalSteps = {
  adjust: { roles: ['finance'], moves: 'grant', code: true },
  remittance: { roles: ['finance'], moves: 'grant', code: true },
  refund: { roles: ['finance'], moves: 'return', code: true },
  cancel: { roles: ['buyer', 'service'], moves: 'return', code: true },
  drop: { roles: ['buyer', 'service'], moves: 'return', code: true },
  answer: { roles: ['buyer', 'service'], moves: 'return', code: true },
  no_fee: { roles: ['buyer', 'service'], moves: 'grant', code: true },
  waive: { roles: ['service', 'finance'], moves: 'grant', code: true },
  cancel_package: { roles: ['service'], moves: 'return', code: true },
  cancel_service: { roles: ['service'], moves: 'return', code: true },
  lose: { roles: ['service'], moves: 'return', code: true },
  claim: { roles: ['finance'], moves: 'grant', code: true },
  return: { roles: ['finance'], moves: 'return', code: true },
  weigh: { roles: ['packer'], moves: 'return', code: false },
  correct_weight: { roles: ['packer'], moves: 'grant', code: true },
} as const satisfies Record<string, LimitedStepRule>;
export type ApprovalKind = keyof typeof approvalSteps;

/** The steps of staff that need a second person above the owner's limit (specification 24.31). */
export const approvalKinds = Object.keys(approvalSteps) as readonly ApprovalKind[];

/** The kinds of steps that payment itself owns. */
export type OwnApproval = 'adjust' | 'remittance';
/** The kinds of steps that other features own. */
export type OtherApproval = Exclude<ApprovalKind, OwnApproval>;
export const otherApprovals = approvalKinds.filter(
  (kind): kind is OtherApproval => kind !== 'adjust' && kind !== 'remittance',
);

/** `stale`: what was asked for could no longer be done when a colleague approved it. */
export const approvalStates = ['open', 'approved', 'rejected', 'withdrawn', 'stale', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** An approval becomes stale by another amount, another state of its subject, or the asker's missing role. */
export const staleCauses = ['amount', 'state', 'role'] as const;
export type StaleCause = (typeof staleCauses)[number];

/** The days after which nobody can approve a request any more. */
export const approvalDays = 7;
/** The hours in which finance decides a request. */
export const approvalHours = 24;
/** The hours in which steps without a second person count together. */
export const limitHours = 24;
