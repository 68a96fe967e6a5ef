import { textIn, type Language } from '@caravan/kernel';
import type { OfferedCoupon, OwnCoupon, PointRow } from '@caravan/promotions/contract';
import type { PromotionPointRow } from './db/promotion-point.table.ts';
import type { PromotionRuleRow } from './db/promotion-rule.table.ts';
import { stateOfOwn } from './domain/program-rules.ts';

const termsOf = (row: PromotionRuleRow) => ({
  target: row.target,
  percent: row.percent,
  cap_fen: row.capFen,
  amount_fen: row.amountFen,
  minimum_fen: row.minimumFen,
});

/** The coupon that a programme gives. */
export const presentOffer = (program: PromotionRuleRow): OfferedCoupon => ({
  ...termsOf(program),
  valid_days: program.validDays ?? 0,
});

/** A coupon of one account, without its state. */
export const presentOwnTerms = (row: PromotionRuleRow, language: Language, now: Date): Omit<OwnCoupon, 'state'> => ({
  id: row.id,
  code: row.code ?? '',
  name: textIn(row.name, language),
  ...termsOf(row),
  ends_at: (row.endsAt ?? now).toISOString(),
});

/** A coupon of one account. */
export const presentOwn = (row: PromotionRuleRow, language: Language, now: Date): OwnCoupon => ({
  ...presentOwnTerms(row, language, now),
  state: stateOfOwn(row, now),
});

export const presentPoint = ({ id, reason, ref, points, at }: PromotionPointRow): PointRow => ({
  id,
  reason,
  ref,
  points,
  at: at.toISOString(),
});
