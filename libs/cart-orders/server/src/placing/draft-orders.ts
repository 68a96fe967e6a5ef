import { addTotals, isShippingStated, shopTotals, type CartLine, type Totals } from '@caravan/cart-orders/contract';
import { serviceFeesOf, type ServiceFee, type ServiceFeeRule } from '@caravan/content/contract';
import { shareFen, sumFen, type Fen } from '@caravan/kernel';
import { groupBy } from './shop-of-line.ts';

/** A line to order, with the facts that identify its shop. */
export interface ChosenLine {
  shop: string;
  line: CartLine;
}

/** A future order: the lines of one shop. */
export interface OrderDraft extends Totals {
  /** The part of the price of its goods that a coupon takes off; `amount_fen` is less by it. */
  discount_fen: Fen;
  shop_name: string | null;
  /** False if the fee of a line is unknown. */
  domestic_shipping_stated: boolean;
  lines: CartLine[];
  /** True if the shopper entered some of its prices. */
  price_review: boolean;
  /** How `service_fee_fen` comes about; absent if its goods have no such fee. */
  service_fee?: Omit<ServiceFee, 'fee_fen'>;
}

/** The orders of a checkout and their sum, in fen. */
export interface Checkout {
  orders: OrderDraft[];
  amount_fen: number;
}

const draftOf = (lines: CartLine[]): OrderDraft => ({
  shop_name: lines[0]?.shop_name ?? null,
  ...shopTotals(lines),
  discount_fen: 0,
  domestic_shipping_stated: isShippingStated(lines),
  lines,
  price_review: lines.some((line) => line.price_change !== null),
});

/** One order for each shop, with the same grouping as the cart. */
export const draftOrders = (chosen: readonly ChosenLine[]): Checkout => {
  const orders = groupBy(chosen, ({ shop }) => shop).map((group) => draftOf(group.map(({ line }) => line)));
  return { orders, amount_fen: addTotals(orders).amount_fen };
};

/** The price that a coupon lowers: that of the goods, without photos and domestic shipping. */
export const goodsOfCheckout = ({ orders }: Checkout): Fen => sumFen(orders.map(({ goods_fen }) => goods_fen));

/** The checkout with a discount, of which each order has a part in proportion to its goods. */
export const withDiscount = (checkout: Checkout, discountFen: Fen): Checkout => {
  const shares = shareFen(
    discountFen,
    checkout.orders.map(({ goods_fen }) => goods_fen),
  );
  return {
    orders: checkout.orders.map((order, index) => {
      const share = shares[index] ?? 0;
      return { ...order, discount_fen: share, amount_fen: order.amount_fen - share };
    }),
    amount_fen: checkout.amount_fen - discountFen,
  };
};

/** The checkout with the service fee on what is paid for the goods; the first `freeOrders` of its orders are free of it. */
export const withServiceFee = (checkout: Checkout, rule: ServiceFeeRule | undefined, freeOrders: number): Checkout => {
  const fees = serviceFeesOf(
    rule,
    checkout.orders.map(({ lines, shop_name, goods_fen, discount_fen }) => ({
      platform: lines[0]?.platform ?? 'web',
      shop_name,
      paid_goods_fen: goods_fen - discount_fen,
    })),
    freeOrders,
  );
  const orders = checkout.orders.map((order, index) => {
    const fee = fees[index];
    if (!fee) return order;
    const { fee_fen: fen, ...service_fee } = fee;
    return { ...order, service_fee_fen: fen, service_fee, amount_fen: order.amount_fen + fen };
  });
  return { orders, amount_fen: sumFen(orders.map(({ amount_fen }) => amount_fen)) };
};
