import {
  addTotals,
  isShippingStated,
  shopTotals,
  type Cart,
  type CartLine,
  type Totals,
} from '@caravan/cart-orders/contract';
import { serviceFeesOf } from '@caravan/content/contract';

/** Lines that the shopper deselected. All other available lines are selected, including lines added later. */
export type LeftOut = ReadonlySet<string>;

export const isSelected = (line: CartLine, leftOut: LeftOut): boolean => line.available && !leftOut.has(line.id);

/** The lines that the order would contain. */
export const selectedLines = ({ items }: Pick<Cart, 'items'>, leftOut: LeftOut): CartLine[] =>
  items.filter((line) => isSelected(line, leftOut));

/** False if a fee in it is unknown. */
export type SelectionTotals = Totals & { domestic_shipping_stated: boolean };

/**
 * The cost of the selection by the server's rules: a shop's domestic shipping counts once, and only for selected lines;
 * the service fee is that of the orders that the checkout would make of it.
 */
export const selectionTotals = (
  { items, shops, service_fee: rule }: Pick<Cart, 'items' | 'service_fee' | 'shops'>,
  leftOut: LeftOut,
): SelectionTotals => {
  const selected = selectedLines({ items }, leftOut);
  const orders = shops
    .map(({ line_ids }) => selected.filter((line) => line_ids.includes(line.id)))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ lines, ...shopTotals(lines) }));
  const fees = serviceFeesOf(
    rule,
    orders.map(({ lines, goods_fen }) => ({
      platform: lines[0]?.platform ?? 'web',
      shop_name: lines[0]?.shop_name ?? null,
      paid_goods_fen: goods_fen,
    })),
    rule?.free_orders_left ?? 0,
  );
  const totals = addTotals(
    orders.map((order, index) => {
      const fee = fees[index];
      return fee ? { ...order, service_fee_fen: fee.fee_fen } : order;
    }),
  );
  return { ...totals, domestic_shipping_stated: isShippingStated(selected) };
};

/** The state of a "select all" box. */
export type BoxState = 'all' | 'some' | 'none';

export const boxState = (lines: readonly CartLine[], leftOut: LeftOut): BoxState => {
  const available = lines.filter((line) => line.available);
  const selected = available.filter((line) => isSelected(line, leftOut));
  if (selected.length === 0) return 'none';
  return selected.length === available.length ? 'all' : 'some';
};

/** Selects or deselects lines. */
export const withLines = (leftOut: LeftOut, ids: readonly string[], selected: boolean): LeftOut => {
  const next = new Set(leftOut);
  for (const id of ids) {
    if (selected) next.delete(id);
    else next.add(id);
  }
  return next;
};
