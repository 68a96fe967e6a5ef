import type { Fen } from '@caravan/kernel';
import { programsCalls, type CouponAnswer, type CouponTarget } from '@caravan/promotions/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of promotions that a shopper's pages make. */
export const promotionsApi = injectCalls(programsCalls);

export const {
  useGetMyPromotionsQuery,
  useListOwnCouponsQuery,
  useGetProgramsQuery,
  useExchangePointsMutation,
  useBindReferralMutation,
} = promotionsApi;

/** A field for a coupon on a page that shows prices. The page asks the server, and shows what the server answers. */
export interface CouponFieldProps {
  target: CouponTarget;
  /** The price that a coupon lowers: that of the goods, or the freight; null while it is unknown. */
  priceFen: Fen | null;
  /** About the code that was sent; null if none was. */
  coupon: CouponAnswer | null;
  /** Whether the page waits for an answer. */
  busy: boolean;
  /** Asks for the prices with this code, or without one. */
  onChange: (code: string | undefined) => void;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the pages that confirm an order or a package, if the shop has coupons. */
    couponField: CouponFieldProps;
  }
}
