import { newCode, newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import { insertRule } from '../db/promotion.repo.ts';
import { costOfCoupon, endOfCoupon } from '../domain/program-rules.ts';

/** The characters of a code after its prefix: 50 random bits. */
const codeLength = 10;

/**
 * Gives a person a coupon of a programme's terms. The programme is locked, and the caller has asked whether it gives
 * one. The coupon keeps its terms, whatever happens to the programme.
 */
export const grantCoupon = async (
  tx: Tx,
  program: PromotionRuleRow,
  ownerId: string,
  now: Date,
): Promise<PromotionRuleRow> => {
  const coupon: PromotionRuleRow = {
    ...program,
    id: newId(),
    kind: 'coupon',
    code: `G-${newCode(codeLength)}`,
    ownerId,
    programId: program.id,
    startsAt: null,
    endsAt: endOfCoupon(now, program.validDays ?? 0),
    perPerson: 1,
    budgetFen: costOfCoupon(program),
    spentFen: 0,
    pointsPerYuan: null,
    pointsPrice: null,
    validDays: null,
    version: 1,
    createdAt: now,
  };
  if (!(await insertRule(tx, coupon))) throw new Error('a new code is taken');
  return coupon;
};
