import { Failure, type FailureData, failureMessage, newId, scannedCode, sumFen } from '@caravan/kernel';
import { discountOn, fail, leastPrice, type CouponReason } from '@caravan/promotions/contract';
import type { CouponCaller, Coupons } from '@caravan/promotions/port';
import type { Database } from '@caravan/server-core';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import {
  findUse,
  insertReturn,
  insertUses,
  isAnyOffered,
  lockRule,
  lockRuleByCode,
  ruleByCode,
  usesByRefs,
  usesOfPerson,
} from '../db/promotion.repo.ts';
import { isKnownTo, objectionToCoupon } from '../domain/objection-to-coupon.ts';
import type { PromotionsContext } from './promotions-context.ts';

/** Unknown codes that a shopper may type within an hour. */
const guesses = { limit: 20, window: 3_600_000 };

const factsOf = async (
  db: Database,
  rule: PromotionRuleRow | undefined,
  { userId, target, isFirst }: CouponCaller,
  now: Date,
) => ({
  userId,
  target,
  isFirst: rule?.firstOnly ? await isFirst(db) : null,
  usedByPerson: rule && rule.perPerson !== null ? await usesOfPerson(db, rule.id, userId) : null,
  now,
});

/** The values for the text of a reason. */
export const dataOf = (reason: CouponReason, rule: PromotionRuleRow | undefined): FailureData =>
  reason === 'coupon_minimum' && rule ? { minimum_fen: leastPrice(rule) } : {};

/**
 * Counts a code before it is looked up, and uncounts it if it is known: no answer tells more than the limit allows. The
 * same code counts once in an hour, because pages ask again with it.
 */
const lookUp = async (
  { db, attempts }: PromotionsContext,
  userId: string,
  typed: string,
): Promise<PromotionRuleRow | undefined> => {
  const code = scannedCode(typed);
  const all = `coupon:${userId}`;
  const one = `coupon:${userId}:${code}`;
  const isRepeated = (await attempts.refusedUntil(one, { ...guesses, limit: 1 })) !== undefined;
  if (!isRepeated && (await attempts.refusedUntil(all, guesses))) {
    await attempts.giveBack(db, one);
    throw fail('too_many_requests');
  }
  const rule = await ruleByCode(db, code);
  if (!rule || !isKnownTo(rule, userId)) return undefined;
  if (!isRepeated) await attempts.giveBack(db, all, one);
  return rule;
};

/** Coupons, as orders and packages use them. */
export const coupons = (context: PromotionsContext): Coupons => ({
  offered: (db, caller) => isAnyOffered(db, caller, context.clock()),

  async check(typed, caller, language) {
    const rule = await lookUp(context, caller.userId, typed).catch((error: unknown) => {
      if (error instanceof Failure && error.reason === 'too_many_requests') return error;
      throw error;
    });
    if (rule instanceof Failure) {
      const refused = { code: scannedCode(typed), discount_fen: 0, problem: failureMessage(rule, language) };
      return () => refused;
    }
    const facts = await factsOf(context.db, rule, caller, context.clock());
    return (priceFen) => {
      const objection = objectionToCoupon(rule, { ...facts, priceFen });
      return {
        code: scannedCode(typed),
        discount_fen: rule && !objection ? discountOn(priceFen, rule) : 0,
        problem: objection && failureMessage(fail(objection, dataOf(objection, rule)), language),
      };
    };
  },

  async admit(userId, typed) {
    if (!(await lookUp(context, userId, typed))) throw fail('coupon_unknown');
  },

  async take(tx, typed, basis) {
    const now = context.clock();
    const code = scannedCode(typed);
    const rule = await lockRuleByCode(tx, code);
    const objection = objectionToCoupon(rule, { ...(await factsOf(tx, rule, basis, now)), priceFen: basis.priceFen });
    if (!rule || objection) throw fail(objection ?? 'coupon_unknown', objection ? dataOf(objection, rule) : {});
    const discountFen = discountOn(basis.priceFen, rule);
    const use = { ruleId: rule.id, claimId: newId(), userId: basis.userId, code, usedAt: now };
    return {
      code,
      discountFen,
      async pin(parts) {
        if (sumFen(parts.map(({ amountFen }) => amountFen)) !== discountFen)
          throw new Error(`the parts of a discount of ${discountFen} fen do not add up to it`);
        await insertUses(
          tx,
          parts.map((part) => ({ id: newId(), ...use, ...part })),
        );
      },
    };
  },

  async giveBack(tx, part, amountFen) {
    const found = await findUse(tx, part);
    if (!found) throw new Error(`${part.kind} ${part.ref} used no coupon`);
    // The coupon is locked before the use, as by those who take it.
    await lockRule(tx, found.ruleId);
    const left = found.amountFen - found.givenBackFen;
    const back = amountFen === 'all' ? left : amountFen;
    if (back > 0) await insertReturn(tx, { id: newId(), useId: found.id, amountFen: back, at: context.clock() });
    return back;
  },

  async usedBy(db, kind, refs) {
    const found = refs.length ? await usesByRefs(db, kind, refs) : [];
    return new Map(found.map(({ ref, amountFen, givenBackFen }) => [ref, { amountFen, givenBackFen }]));
  },
});
