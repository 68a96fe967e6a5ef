import { toBuy, type OrderLine, type StaffOrder } from '@caravan/cart-orders/contract';
import { sumFen, type Fen } from '@caravan/kernel';

/** The shopper's payment for the pieces that are bought now. */
export interface PaidForPieces {
  /** The price of the pieces after the discount, with their share of paid extras. */
  goodsFen: Fen;
  /** From the shop to the warehouse; null once pieces of the order were bought, because it counts with the first ones. */
  shippingFen: Fen | null;
}

/** The rest of the paid extras of a line; `null` is domestic shipping. */
const extrasOf = ({ extras }: StaffOrder, lineId: string | null): Fen =>
  sumFen(
    extras
      .filter(({ line_id: line, paid_at: paidAt }) => line === lineId && paidAt !== null)
      .map(({ amount_fen: paid, refunded_fen: refunded }) => paid - refunded),
  );

/** Cheaper goods in place of the line gave the difference back; dearer ones made an extra. */
const priceOf = ({ unit_price_fen: price, substitute }: OrderLine): Fen =>
  Math.min(price, substitute?.unit_price_fen ?? price);

/** The shopper's payment for so many pieces of each line. */
export const paidForPieces = (order: StaffOrder, pieces: Readonly<Record<string, number>>): PaidForPieces => {
  const chosen = order.lines.map((line) => ({ line, count: Math.min(pieces[line.id] ?? 0, toBuy(line)) }));
  const listed = sumFen(chosen.map(({ line, count }) => count * line.unit_price_fen));
  const discount = order.goods_fen > 0 ? Math.round((order.discount_fen * listed) / order.goods_fen) : 0;
  const goods = chosen.map(({ line, count }) => {
    const kept = line.quantity - line.refunded_quantity;
    const extra = kept > 0 ? Math.round((extrasOf(order, line.id) * count) / kept) : 0;
    return count * priceOf(line) + extra;
  });
  const isFirst = order.lines.every(({ bought_quantity: bought }) => bought === 0);
  return {
    goodsFen: sumFen(goods) - discount,
    shippingFen: isFirst ? order.domestic_shipping_fen + extrasOf(order, null) : null,
  };
};
