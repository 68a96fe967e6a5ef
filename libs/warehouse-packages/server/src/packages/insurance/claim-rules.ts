import { claimDays } from '@caravan/content/contract';
import { day, type Fen, type PackageStatus, sumFen } from '@caravan/kernel';
import { claimKinds, type ClaimKind } from '@caravan/warehouse-packages/contract';

/** Whether and how much can be claimed depends on these. */
export interface InsuredPackage {
  status: PackageStatus;
  /** 0 without insurance. */
  coverFen: Fen;
  declaredValueFen: Fen;
  shippedAt: Date | null;
  etaMaxDays: number;
  doneAt: Date | null;
  /** Whether the shopper confirmed that the package arrived. */
  confirmed: boolean;
  /** The claims so far; without a payment null, undefined while one is open. */
  paid: readonly (Fen | null | undefined)[];
}

export type ClaimObjection = 'not_insured' | 'wrong_state' | 'claim_open' | 'claim_too_early' | 'claim_too_late';

/**
 * The rest that claims may ask for: the cover or the declared value, whichever is less, without the payments so far.
 */
export const leftToClaim = ({ coverFen, declaredValueFen, paid }: InsuredPackage): Fen =>
  Math.min(coverFen, declaredValueFen) - sumFen(paid.map((fen) => fen ?? 0));

/** The latest expected arrival, from which on a loss can be claimed; null before the shipping. */
export const lostFrom = ({ shippedAt, etaMaxDays }: Pick<InsuredPackage, 'shippedAt' | 'etaMaxDays'>): Date | null =>
  shippedAt && new Date(shippedAt.getTime() + etaMaxDays * day);

/** Why nothing can be claimed, whatever the kind; null if something can. */
export const objectionToClaims = (insured: InsuredPackage): ClaimObjection | null => {
  if (insured.coverFen === 0) return 'not_insured';
  if (insured.shippedAt === null || insured.status === 'cancelled') return 'wrong_state';
  return insured.paid.includes(undefined) ? 'claim_open' : null;
};

/**
 * Why a claim cannot be filed; null if it can (specification 11.28). What was received is not lost. Damage is claimed as
 * long as it can be looked into.
 */
export const objectionToClaim = (insured: InsuredPackage, kind: ClaimKind, now: Date): ClaimObjection | null => {
  const objection = objectionToClaims(insured);
  if (objection) return objection;
  const { confirmed, doneAt } = insured;
  if (kind === 'lost') {
    if (confirmed) return 'wrong_state';
    const from = lostFrom(insured);
    return from && now > from ? null : 'claim_too_early';
  }
  return doneAt && now.getTime() > doneAt.getTime() + claimDays * day ? 'claim_too_late' : null;
};

/** The kinds of claims that can be filed now. */
export const claimableKinds = (insured: InsuredPackage, now: Date): ClaimKind[] =>
  leftToClaim(insured) < 1 ? [] : claimKinds.filter((kind) => objectionToClaim(insured, kind, now) === null);
