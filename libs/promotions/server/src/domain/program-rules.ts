import { day, type Fen } from '@caravan/kernel';
import { mostDiscount } from '@caravan/promotions/contract';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';

export type ProgramTerms = Pick<PromotionRuleRow, 'amountFen' | 'budgetFen' | 'capFen' | 'perPerson' | 'spentFen'>;

/** A coupon takes the most that it can ever cost from the budget of its programme. */
export const costOfCoupon = (program: Pick<ProgramTerms, 'amountFen' | 'capFen'>): Fen => {
  const cost = mostDiscount(program);
  if (cost === null) throw new Error('a coupon of a programme has no highest amount');
  return cost;
};

/**
 * Why a running programme gives no more coupons, or null. All of them must be covered by the budget: both sides of an
 * invitation get one, or nobody does.
 */
export const objectionToGrant = (
  program: ProgramTerms,
  { coupons = 1, given }: { coupons?: number; given: number },
): 'program_limit' | 'program_used_up' | null => {
  if (program.perPerson !== null && given >= program.perPerson) return 'program_limit';
  return program.spentFen + coupons * costOfCoupon(program) > program.budgetFen ? 'program_used_up' : null;
};

/** The points for what was paid: for each whole yuan. */
export const pointsFor = (paidFen: Fen, perYuan: number): number => Math.floor(Math.max(0, paidFen) / 100) * perYuan;

/** When a coupon that is given now ends. */
export const endOfCoupon = (now: Date, validDays: number): Date => new Date(now.getTime() + validDays * day);

/** How long after its registration an account can say who invited it. */
const invitationWindow = day;

/**
 * Whether an account can say now that another one invited it. Who invites is the older one of the two, so accounts never
 * invite each other, nor in a ring; registrations at the same moment invite neither way.
 */
export const canInvite = (referrerCreatedAt: Date, createdAt: Date, now: Date): boolean =>
  referrerCreatedAt < createdAt && now.getTime() - createdAt.getTime() <= invitationWindow;

export type OwnCouponState = 'ended' | 'usable' | 'used';

/** A coupon of one account is used while any of its discount is not given back. */
export const stateOfOwn = (
  { spentFen, endsAt }: Pick<PromotionRuleRow, 'endsAt' | 'spentFen'>,
  now: Date,
): OwnCouponState => {
  if (spentFen > 0) return 'used';
  return endsAt !== null && now >= endsAt ? 'ended' : 'usable';
};
