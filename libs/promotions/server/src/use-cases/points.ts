import { newId, type Failure, type Language } from '@caravan/kernel';
import { fail, type OwnCoupon } from '@caravan/promotions/contract';
import type { ReceivedPackage } from '@caravan/promotions/port';
import type { Tx } from '@caravan/server-core';
import { countGiven, lockProgramAt, programAt } from '../db/program.repo.ts';
import { insertPoints, lockBalance } from '../db/point.repo.ts';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import { objectionToGrant, pointsFor } from '../domain/program-rules.ts';
import { presentOwn } from '../present-own.ts';
import { grantCoupon } from './grant-coupon.ts';
import type { PromotionsContext } from './promotions-context.ts';

/** Gives the points for a package, once. */
export const givePoints = async (
  tx: Tx,
  { clock }: Pick<PromotionsContext, 'clock'>,
  { userId, number, paidFen }: ReceivedPackage,
): Promise<void> => {
  const now = clock();
  const program = await programAt(tx, 'points', now);
  const points = program ? pointsFor(paidFen, program.pointsPerYuan ?? 0) : 0;
  if (points > 0) await insertPoints(tx, { id: newId(), userId, reason: 'package', ref: number, points, at: now });
};

/** Why a person gets no coupon for their points, or null. */
export const exchangeProblem = (
  program: PromotionRuleRow,
  facts: { given: number; balance: number },
): Failure | null => {
  const objection = objectionToGrant(program, facts);
  if (objection) return fail(objection);
  const balance = facts.balance;
  const price = program.pointsPrice ?? 0;
  return balance < price ? fail('points_short', { balance: String(balance), price: String(price) }) : null;
};

/**
 * Exchanges points for a coupon. The programme is locked before the balance, so that all exchanges follow each other:
 * neither the budget nor the points are spent twice.
 */
export const exchangePoints = async (
  tx: Tx,
  { clock }: Pick<PromotionsContext, 'clock'>,
  userId: string,
  shown: number,
  language: Language,
): Promise<OwnCoupon> => {
  const now = clock();
  const program = await lockProgramAt(tx, 'points', now);
  if (!program) throw fail('program_off');
  if (program.pointsPrice !== shown) throw fail('points_changed');
  const given = await countGiven(tx, program.id, userId);
  const problem = exchangeProblem(program, { given, balance: await lockBalance(tx, userId) });
  if (problem) throw problem;
  const coupon = await grantCoupon(tx, program, userId, now);
  const spent = { reason: 'exchange', ref: coupon.code ?? coupon.id, points: -shown } as const;
  await insertPoints(tx, { id: newId(), userId, ...spent, at: now });
  return presentOwn(coupon, language, now);
};
