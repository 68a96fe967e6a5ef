import { type Fen, plainShopName, type Platform } from '@caravan/kernel';
import type { ServiceFeeRate, ServiceFeeRule } from './service-fee.schema.ts';

/** The most that an owner can set (specification 41.1). */
export const serviceFeeLimits = {
  /** Basis points: hundredths of a per cent. */
  rate_bp: 3_000,
  minimum_fen: 10_000,
  free_orders: 100,
  exceptions: 30,
  planned: 3,
} as const;

/** The service fee of an order depends on these. */
export interface FeeBase {
  platform: Platform;
  /** Null if the shop is unknown. */
  shop_name: string | null;
  /** The payment for its goods: less a discount, without photos and domestic shipping. */
  paid_goods_fen: Fen;
}

/** The service fee of an order, and how it comes about. */
export interface ServiceFee extends ServiceFeeRate {
  fee_fen: Fen;
  /** It is one of the shopper's first orders, which are free of it. */
  free: boolean;
}

/**
 * The rate for the goods of a shop: that of the shop on its platform, otherwise of the shop, otherwise of the platform,
 * otherwise the general one.
 */
export const serviceFeeRateOf = (
  { exceptions, ...general }: Pick<ServiceFeeRule, 'exceptions' | 'minimum_fen' | 'rate_bp'>,
  { platform, shop_name: shop }: Pick<FeeBase, 'platform' | 'shop_name'>,
): ServiceFeeRate => {
  const name = shop === null ? null : plainShopName(shop);
  const fitting = exceptions.filter(
    (one) =>
      (one.platform === null || one.platform === platform) &&
      (one.shop_name === null || plainShopName(one.shop_name) === name),
  );
  const weight = (one: (typeof exceptions)[number]) =>
    (one.shop_name === null ? 0 : 2) + (one.platform === null ? 0 : 1);
  const { rate_bp, minimum_fen } = fitting.toSorted((a, b) => weight(b) - weight(a))[0] ?? general;
  return { rate_bp, minimum_fen };
};

/** The fee on what is paid for goods: a whole number of fen, rounded down, and at least the minimum. Free goods have none. */
export const serviceFeeOn = ({ rate_bp: rate, minimum_fen: minimum }: ServiceFeeRate, paidFen: Fen): Fen =>
  paidFen <= 0 ? 0 : Math.max(minimum, Number((BigInt(paidFen) * BigInt(rate)) / 10_000n));

/**
 * The fees of the orders of one checkout, in their sequence; null for an order whose goods have no fee by the rule. The
 * first `freeOrders` of them are free.
 */
export const serviceFeesOf = (
  rule: ServiceFeeRule | undefined,
  orders: readonly FeeBase[],
  freeOrders: number,
): (ServiceFee | null)[] =>
  orders.map((order, index) => {
    const rate = rule && serviceFeeRateOf(rule, order);
    if (!rate || (rate.rate_bp === 0 && rate.minimum_fen === 0)) return null;
    const free = index < freeOrders;
    return { ...rate, free, fee_fen: free ? 0 : serviceFeeOn(rate, order.paid_goods_fen) };
  });
