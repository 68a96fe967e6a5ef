import type { Order, OrderExtra, Totals } from '@caravan/cart-orders/contract';
import { sumFen, type Fen } from '@caravan/kernel';

/** What the shopper is asked to pay in addition: in a question, or agreed to and unpaid; 0 if neither is open. */
export const feeOf = ({ question, extra }: Pick<Order, 'question' | 'extra'>): Fen => {
  if (extra) return extra.amount_fen;
  return question?.options.find(({ kind }) => kind === 'pay_more')?.amount_fen ?? 0;
};

const wasPaid = ({ state }: OrderExtra): boolean => state === 'paid' || state === 'refunded';

/** The amounts of an order, with what was paid after it: for goods, and for domestic shipping. */
export const totalsOf = (order: Totals & Pick<Order, 'extras'>): Totals => {
  const paid = order.extras.filter(wasPaid);
  const sumOf = (extras: readonly OrderExtra[]): Fen => sumFen(extras.map((extra) => extra.amount_fen));
  return {
    goods_fen: order.goods_fen + sumOf(paid.filter(({ line_id: line }) => line !== null)),
    photo_fen: order.photo_fen,
    domestic_shipping_fen: order.domestic_shipping_fen + sumOf(paid.filter(({ line_id: line }) => line === null)),
    amount_fen: order.amount_fen + sumOf(paid),
  };
};

/** What a page says about a domestic fee that the shop did not state: we ask, or we bought without one. */
export const feeNoteOf = (order: Pick<Order, 'domestic_shipping_stated' | 'status'>): 'sentence' | 'borne' | null => {
  if (order.domestic_shipping_stated) return null;
  if (order.status === 'pending_payment' || order.status === 'paid') return 'sentence';
  return order.status === 'processing' || order.status === 'in_stock' ? 'borne' : null;
};
