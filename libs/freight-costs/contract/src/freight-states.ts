import { day } from '@caravan/kernel';

/** A line of a carrier's bill is not known yet, or for a parcel of ours, a parcel of somebody else, or no parcel. */
export const freightLineStates = ['unknown', 'matched', 'not_ours', 'fee'] as const;
export type FreightLineState = (typeof freightLineStates)[number];

/** Staff set aside a line that belongs to no parcel of ours as one of these. */
export const setAsideKinds = ['not_ours', 'fee'] as const;

/**
 * Oddities of a line: a weight above ours, a parcel that costs more than its shopper paid for shipping, or an amount
 * that was billed or given back before.
 */
export const freightFindings = ['heavier', 'loss', 'twice'] as const;
export type FreightFinding = (typeof freightFindings)[number];

/** States of a difference. A dispute is settled by a credit note, or by hand. */
export const freightReviews = ['open', 'accepted', 'disputed', 'settled'] as const;
export type FreightReview = (typeof freightReviews)[number];

export const freightDecisions = ['accept', 'dispute'] as const;
export type FreightDecision = (typeof freightDecisions)[number];

/** By what margins are summed. */
export const freightGroups = ['method', 'country', 'month'] as const;

/** The most lines and kinds of surcharges of one bill. */
export const maxBillLines = 10_000;
export const maxSurcharges = 20;

/** The most days for which margins are listed. */
export const maxFreightDays = 366;

/** The number of days from one to another, both included. */
export const freightDays = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(`${to}T00:00:00.000Z`) - Date.parse(`${from}T00:00:00.000Z`)) / day) + 1;
