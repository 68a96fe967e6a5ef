import { isDeepStrictEqual } from 'node:util';
import { newId, reasonMessage } from '@caravan/kernel';
import { fail, type Coupon, type CouponUse, type CouponWithUses, type NewCoupon } from '@caravan/promotions/contract';
import { violatedConstraint, type Audit, type Tx } from '@caravan/server-core';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import type { PromotionUseRow } from '../db/promotion-use.table.ts';
import {
  allRules,
  insertRule,
  latestUses,
  lockRule,
  ruleByCode,
  ruleById,
  sumsOfRule,
  writeRule,
} from '../db/promotion.repo.ts';
import { countGiven, isOtherActive } from '../db/program.repo.ts';
import type { PromotionsContext } from './promotions-context.ts';

/** The uses on the page of a coupon. */
const shownUses = 100;

const fieldsOf = (row: PromotionRuleRow): NewCoupon => ({
  kind: row.kind,
  code: row.code,
  name: row.name,
  target: row.target,
  percent: row.percent,
  cap_fen: row.capFen,
  amount_fen: row.amountFen,
  minimum_fen: row.minimumFen,
  first_only: row.firstOnly,
  starts_at: row.startsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
  per_person: row.perPerson,
  budget_fen: row.budgetFen,
  points_per_yuan: row.pointsPerYuan,
  points_price: row.pointsPrice,
  valid_days: row.validDays,
  active: row.active,
});

const rowOf = (coupon: NewCoupon) => ({
  code: coupon.code,
  name: coupon.name,
  target: coupon.target,
  percent: coupon.percent,
  capFen: coupon.cap_fen,
  amountFen: coupon.amount_fen,
  minimumFen: coupon.minimum_fen,
  firstOnly: coupon.first_only,
  startsAt: coupon.starts_at === null ? null : new Date(coupon.starts_at),
  endsAt: coupon.ends_at === null ? null : new Date(coupon.ends_at),
  perPerson: coupon.per_person,
  budgetFen: coupon.budget_fen,
  pointsPerYuan: coupon.points_per_yuan,
  pointsPrice: coupon.points_price,
  validDays: coupon.valid_days,
  active: coupon.active,
});

const presentCoupon = (row: PromotionRuleRow): Coupon => ({
  id: row.id,
  version: row.version,
  ...fieldsOf(row),
  spent_fen: row.spentFen,
  created_at: row.createdAt.toISOString(),
});

export const presentUse = (use: PromotionUseRow): CouponUse => ({
  kind: use.kind,
  ref: use.ref,
  code: use.code,
  amount_fen: use.amountFen,
  given_back_fen: use.givenBackFen,
  used_at: use.usedAt.toISOString(),
});

export const showCoupons = async ({ db }: Pick<PromotionsContext, 'db'>): Promise<Coupon[]> =>
  (await allRules(db)).map(presentCoupon);

export const showCoupon = async ({ db }: Pick<PromotionsContext, 'db'>, id: string): Promise<CouponWithUses> => {
  const row = await ruleById(db, id);
  if (!row) throw fail('not_found');
  const { uses, usedFen, givenBackFen } = await sumsOfRule(db, row);
  return {
    ...presentCoupon(row),
    uses,
    given: row.kind === 'coupon' ? 0 : await countGiven(db, id),
    used_fen: usedFen,
    given_back_fen: givenBackFen,
    latest: (await latestUses(db, row, shownUses)).map(presentUse),
  };
};

const codeTaken = () => fail('coupon_code_taken', { fields: { code: 'coupon_code_taken' } });

const programActive = () => fail('program_active', { fields: { active: 'program_active' } });

/** A shop has one active programme of a kind. An index decides between changes at the same time. */
const refuseSecond = async (
  tx: Tx,
  id: string,
  { kind, active }: Pick<NewCoupon, 'active' | 'kind'>,
): Promise<void> => {
  if (kind !== 'coupon' && active && (await isOtherActive(tx, kind, id))) throw programActive();
};

/** Writes a rule; fails if another took its place or its code since they were looked up. */
const write = async <T>(written: Promise<T>): Promise<T> => {
  try {
    return await written;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'promotion_rule_one_program') throw programActive();
    throw constraint === 'promotion_rule_code' ? codeTaken() : error;
  }
};

export const createCoupon = async (
  tx: Tx,
  { clock }: Pick<PromotionsContext, 'clock'>,
  audit: Audit,
  coupon: NewCoupon,
): Promise<Coupon> => {
  const row = {
    id: newId(),
    kind: coupon.kind,
    ownerId: null,
    programId: null,
    ...rowOf(coupon),
    version: 1,
    createdAt: clock(),
  };
  await refuseSecond(tx, row.id, coupon);
  if (!(await write(insertRule(tx, row)))) throw codeTaken();
  await audit(tx, { action: 'coupon.create', subject: { kind: 'coupon', ref: row.id }, data: { ...coupon } });
  return presentCoupon({ ...row, spentFen: 0 });
};

export interface CouponEdit {
  id: string;
  coupon: NewCoupon;
  /** The version that the caller saw. */
  version: number | undefined;
  audit: Audit;
  unchanged: () => void;
}

/** Changes a coupon. What orders and packages took of it stays. */
export const updateCoupon = async (
  tx: Tx,
  { staffChanges }: Pick<PromotionsContext, 'staffChanges'>,
  { id, coupon, version, audit, unchanged }: CouponEdit,
): Promise<Coupon> => {
  const before = await lockRule(tx, id);
  if (!before || before.ownerId !== null) throw fail('not_found');
  if (coupon.kind !== before.kind) throw fail('invalid', { fields: { kind: 'not_allowed' } });
  const was = fieldsOf(before);
  const becomes = fieldsOf({ ...before, ...rowOf(coupon) });
  if (isDeepStrictEqual(was, becomes)) {
    unchanged();
    return presentCoupon(before);
  }
  const subject = { kind: 'coupon', ref: id };
  if (version !== undefined && version !== before.version)
    throw await staffChanges().changed(tx, { ...subject, version: before.version });
  if (coupon.budget_fen < before.spentFen) {
    const spent = { spent_fen: before.spentFen };
    throw fail('budget_below_spent', { ...spent, fields: { budget_fen: reasonMessage('budget_below_spent', spent) } });
  }
  const other = coupon.code === null ? undefined : await ruleByCode(tx, coupon.code);
  if (other && other.id !== id) throw codeTaken();
  await refuseSecond(tx, id, coupon);
  const row = { ...rowOf(coupon), version: before.version + 1 };
  await write(writeRule(tx, id, row));
  await audit(tx, { action: 'coupon.update', subject, data: { before: was, after: becomes } });
  return presentCoupon({ ...before, ...row });
};
