import { addTotals, isShippingStated, shopTotals, type CartLine, type Totals } from '@caravan/cart-orders/contract';
import { groupBy } from './shop-of-line.ts';

/** A line to order, with the facts that identify its shop. */
export interface ChosenLine {
  shop: string;
  line: CartLine;
}

/** A future order: the lines of one shop. */
export interface OrderDraft extends Totals {
  shop_name: string | null;
  /** False if the fee of a line is unknown. */
  domestic_shipping_stated: boolean;
  lines: CartLine[];
  /** True if the shopper entered some of its prices. */
  price_review: boolean;
}

export interface Checkout {
  orders: OrderDraft[];
  amount_fen: number;
}

const draftOf = (lines: CartLine[]): OrderDraft => ({
  shop_name: lines[0]?.shop_name ?? null,
  ...shopTotals(lines),
  domestic_shipping_stated: isShippingStated(lines),
  lines,
  price_review: lines.some((line) => line.price_change !== null),
});

/** One order for each shop, with the same grouping as the cart. */
export const draftOrders = (chosen: readonly ChosenLine[]): Checkout => {
  const orders = groupBy(chosen, ({ shop }) => shop).map((group) => draftOf(group.map(({ line }) => line)));
  return { orders, amount_fen: addTotals(orders).amount_fen };
};
