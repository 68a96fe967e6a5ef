import { fail } from '@caravan/promotions/contract';
import type { CouponPart, Coupons, UsedCoupon } from '../promotions.ports.ts';

export interface FakeCoupons {
  port: Coupons;
  /** The amount that each code lowers; a test adds codes. */
  codes: Map<string, number>;
  /** The uses of orders and packages, by `kind ref`. */
  uses: Map<string, UsedCoupon>;
}

/** Coupons in memory, without dates, limits and budgets. */
export const fakeCoupons = (): FakeCoupons => {
  const codes: FakeCoupons['codes'] = new Map();
  const uses: FakeCoupons['uses'] = new Map();
  const keyOf = ({ kind, ref }: Pick<CouponPart, 'kind' | 'ref'>) => `${kind} ${ref}`;
  return {
    codes,
    uses,
    port: {
      offered: async () => codes.size > 0,
      async check(code) {
        const amount = codes.get(code);
        if (amount === undefined) return () => ({ code, discount_fen: 0, problem: 'unknown' });
        return (priceFen) => ({ code, discount_fen: Math.min(amount, priceFen), problem: null });
      },
      async admit(_userId, code) {
        if (!codes.has(code)) throw fail('coupon_unknown');
      },
      async take(_tx, code, { priceFen }) {
        const amount = codes.get(code);
        if (amount === undefined) throw fail('coupon_unknown');
        return {
          code,
          discountFen: Math.min(amount, priceFen),
          async pin(parts) {
            for (const part of parts) uses.set(keyOf(part), { amountFen: part.amountFen, givenBackFen: 0 });
          },
        };
      },
      async giveBack(_tx, part, amountFen) {
        const use = uses.get(keyOf(part));
        if (!use) throw new Error(`${keyOf(part)} used no coupon`);
        const givenBackFen = amountFen === 'all' ? use.amountFen : use.givenBackFen + amountFen;
        if (givenBackFen > use.amountFen) throw new Error(`${keyOf(part)} gives back more than it used`);
        uses.set(keyOf(part), { ...use, givenBackFen });
        return givenBackFen - use.givenBackFen;
      },
      async usedBy(_db, kind, refs) {
        return new Map(
          refs.flatMap((ref) => {
            const use = uses.get(keyOf({ kind, ref }));
            return use ? [[ref, use] as const] : [];
          }),
        );
      },
    },
  };
};
