import { localMinute, readLocalMinute } from '@caravan/console-core';
import {
  defineReasons,
  parseYuan,
  type Fen,
  type ReasonTable,
  type StandardSchemaV1,
  byStaffLanguage,
  inLanguages,
} from '@caravan/kernel';
import { promotionsReasons, type CouponTarget, type NewCoupon, type RuleKind } from '@caravan/promotions/contract';
import type { texts as en } from '../form-reasons/en.ts';

const texts = byStaffLanguage(import.meta.glob<typeof en>('../form-reasons/??.ts', { eager: true, import: 'texts' }));

/** The texts of a form's own reasons, by language. */
/* @__NO_SIDE_EFFECTS__ */
const formReasonTexts = <Form extends keyof typeof en>(form: Form) => inLanguages((language) => texts[language][form]);

/** A coupon as staff type it: amounts in yuan, times in the zone of the reader; an empty field is none. */
export interface CouponValues {
  /** A coupon, or a programme that gives coupons. */
  rule: RuleKind;
  code: string;
  name: NewCoupon['name'];
  target: CouponTarget;
  kind: 'percent' | 'amount';
  percent: string;
  cap_fen: string;
  amount_fen: string;
  minimum_fen: string;
  first_only: boolean;
  starts_at: string;
  ends_at: string;
  per_person: string;
  budget_fen: string;
  points_per_yuan: string;
  points_price: string;
  valid_days: string;
  active: boolean;
}

const typedCount = (count: number | null): string => (count === null ? '' : String(count));
const yuan = (fen: Fen | null): string => (fen === null ? '' : (fen / 100).toFixed(2));
/** Ten per cent off goods, once for each person. */
export const emptyCoupon: CouponValues = {
  rule: 'coupon',
  code: '',
  name: { en: '', zh: '' },
  target: 'goods',
  kind: 'percent',
  percent: '10',
  cap_fen: '',
  amount_fen: '',
  minimum_fen: '0.00',
  first_only: false,
  starts_at: '',
  ends_at: '',
  per_person: '1',
  budget_fen: '',
  points_per_yuan: '1',
  points_price: '',
  valid_days: '90',
  active: true,
};

export const couponValues = (coupon: NewCoupon): CouponValues => ({
  rule: coupon.kind,
  code: coupon.code ?? '',
  name: coupon.name,
  target: coupon.target,
  kind: coupon.percent === null ? 'amount' : 'percent',
  percent: typedCount(coupon.percent),
  cap_fen: yuan(coupon.cap_fen),
  amount_fen: yuan(coupon.amount_fen),
  minimum_fen: yuan(coupon.minimum_fen),
  first_only: coupon.first_only,
  starts_at: localMinute(coupon.starts_at),
  ends_at: localMinute(coupon.ends_at),
  per_person: typedCount(coupon.per_person),
  budget_fen: yuan(coupon.budget_fen),
  points_per_yuan: typedCount(coupon.points_per_yuan),
  points_price: typedCount(coupon.points_price),
  valid_days: typedCount(coupon.valid_days),
  active: coupon.active,
});

/** A text that is no amount or no number must not pass the rules of the contract. */
const fenOf = (typed: string): Fen | undefined => (typed.trim() === '' ? undefined : (parseYuan(typed) ?? Number.NaN));
const countOf = (typed: string): number | undefined => {
  const plain = typed.normalize('NFKC').replaceAll(/[\s%]/g, '');
  if (plain === '') return undefined;
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
};
const momentOf = (typed: string): string | null => (typed === '' ? null : readLocalMinute(typed));

/** The body of a call, as far as it can be read; the contract refuses the rest. */
export const couponOf = (values: CouponValues) => {
  const isPercent = values.kind === 'percent';
  const isCoupon = values.rule === 'coupon';
  const needed = (isNeeded: boolean, typed: string) => (isNeeded ? (countOf(typed) ?? Number.NaN) : null);
  return {
    kind: values.rule,
    code: isCoupon ? values.code : null,
    name: values.name,
    target: values.target,
    percent: isPercent ? (countOf(values.percent) ?? Number.NaN) : null,
    cap_fen: isPercent ? (fenOf(values.cap_fen) ?? null) : null,
    amount_fen: isPercent ? null : (fenOf(values.amount_fen) ?? Number.NaN),
    minimum_fen: fenOf(values.minimum_fen) ?? 0,
    first_only: isCoupon && values.first_only,
    starts_at: momentOf(values.starts_at),
    ends_at: momentOf(values.ends_at),
    per_person: countOf(values.per_person) ?? null,
    budget_fen: fenOf(values.budget_fen) ?? Number.NaN,
    points_per_yuan: needed(values.rule === 'points', values.points_per_yuan),
    points_price: needed(values.rule === 'points', values.points_price),
    valid_days: needed(!isCoupon, values.valid_days),
    active: values.active,
  };
};

/** The contract's schema of a coupon, for a form in yuan. */
export const couponFormSchema = (
  coupon: StandardSchemaV1<unknown, NewCoupon>,
): StandardSchemaV1<unknown, NewCoupon> => ({
  '~standard': {
    version: 1,
    vendor: coupon['~standard'].vendor,
    validate: (values) => coupon['~standard'].validate(couponOf(values as CouponValues)),
  },
});

export const couponFormReasons: ReasonTable = {
  ...promotionsReasons,
  ...defineReasons({ not_number: 422, not_whole: 422 }, formReasonTexts('coupon')),
};
