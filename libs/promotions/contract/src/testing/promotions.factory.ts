import type { MyPromotions, OfferedCoupon, OwnCoupon, PricedCoupon } from '../programs.schema.ts';
import type { Coupon, CouponWithUses, NewCoupon } from '../promotions.schema.ts';

/** Ten per cent off goods from ¥50, once for each person, up to ¥1,000 in all. */
export const aNewCoupon = (over: Partial<NewCoupon> = {}): NewCoupon => ({
  kind: 'coupon',
  code: 'SPRING10',
  name: { en: 'Spring', zh: '春季' },
  target: 'goods',
  percent: 10,
  cap_fen: null,
  amount_fen: null,
  minimum_fen: 5_000,
  first_only: false,
  starts_at: null,
  ends_at: null,
  per_person: 1,
  budget_fen: 100_000,
  points_per_yuan: null,
  points_price: null,
  valid_days: null,
  active: true,
  ...over,
});

/** ¥20 off shipping from ¥100, valid for 60 days: for 500 points of 1 for each yuan, or for an invitation. */
export const aNewProgram = (kind: 'points' | 'referral', over: Partial<NewCoupon> = {}): NewCoupon => ({
  ...aNewCoupon(),
  kind,
  code: null,
  name: kind === 'points' ? { en: 'Points', zh: '积分' } : { en: 'Invite a friend', zh: '邀请好友' },
  target: 'shipping',
  percent: null,
  amount_fen: 2_000,
  minimum_fen: 10_000,
  per_person: null,
  points_per_yuan: kind === 'points' ? 1 : null,
  points_price: kind === 'points' ? 500 : null,
  valid_days: 60,
  ...over,
});

export const aCoupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 'coupon-1',
  version: 1,
  ...aNewCoupon(),
  spent_fen: 0,
  created_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

export const aCouponWithUses = (over: Partial<CouponWithUses> = {}): CouponWithUses => ({
  ...aCoupon({ spent_fen: 1_500 }),
  uses: 2,
  given: 0,
  used_fen: 2_500,
  given_back_fen: 1_000,
  latest: [
    {
      kind: 'order',
      ref: 'CV26-AAAA-0001',
      code: 'SPRING10',
      amount_fen: 1_500,
      given_back_fen: 0,
      used_at: '2026-11-21T08:00:00.000Z',
    },
    {
      kind: 'package',
      ref: 'PK26-AAAA-0001',
      code: 'SPRING10',
      amount_fen: 1_000,
      given_back_fen: 1_000,
      used_at: '2026-11-20T09:00:00.000Z',
    },
  ],
  ...over,
});

const terms = {
  target: 'shipping',
  percent: null,
  cap_fen: null,
  amount_fen: 2_000,
  minimum_fen: 10_000,
} as const;
const offered: OfferedCoupon = { ...terms, valid_days: 60 };

const coupon = {
  id: 'own-1',
  code: 'G-7Q2M4X9KTA',
  name: 'Points',
  ...terms,
  ends_at: '2027-01-21T08:00:00.000Z',
} as const;

/** An unused coupon of one account. */
export const anOwnCoupon = (over: Partial<OwnCoupon> = {}): OwnCoupon => ({ ...coupon, state: 'usable', ...over });

/** The same with what it lowers a freight by. */
export const aPricedCoupon = (over: Partial<PricedCoupon> = {}): PricedCoupon => ({
  ...coupon,
  discount_fen: 2_000,
  problem: null,
  ...over,
});

/** 620 points, of which a coupon costs 500; three registrations by an invitation, one of them rewarded; three coupons. */
export const someMyPromotions = (over: Partial<MyPromotions> = {}): MyPromotions => ({
  points: {
    balance: 620,
    per_yuan: 1,
    price: 500,
    gives: offered,
    problem: null,
    history: {
      items: [
        { id: 'point-2', reason: 'exchange', ref: 'G-7Q2M4X9KTA', points: -500, at: '2026-11-22T08:00:00.000Z' },
        { id: 'point-1', reason: 'package', ref: 'PK26-AAAA-0001', points: 1_120, at: '2026-11-20T08:00:00.000Z' },
      ],
      next: null,
      count: 2,
    },
  },
  referral: {
    code: 'FRIEND2026',
    link: 'https://shop.example/user/register?ref=FRIEND2026',
    gives: offered,
    registered: 3,
    rewarded: 1,
  },
  coupons: [
    anOwnCoupon(),
    anOwnCoupon({ id: 'own-2', code: 'G-B8N3C6V1WE', name: 'Invite a friend', state: 'used' }),
    anOwnCoupon({
      id: 'own-3',
      code: 'G-H5R0Y2J8PD',
      target: 'goods',
      percent: 10,
      cap_fen: 3_000,
      amount_fen: null,
      minimum_fen: 0,
      ends_at: '2026-10-01T08:00:00.000Z',
      state: 'ended',
    }),
  ],
  ...over,
});
