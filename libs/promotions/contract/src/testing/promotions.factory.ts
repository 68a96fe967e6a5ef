import type { Coupon, CouponWithUses, NewCoupon } from '../promotions.schema.ts';

/** Ten per cent off goods from ¥50, once for each person, up to ¥1,000 in all. */
export const aNewCoupon = (over: Partial<NewCoupon> = {}): NewCoupon => ({
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
  active: true,
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
