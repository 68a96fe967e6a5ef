import type { Order, OrderSummary, Totals } from '@caravan/cart-orders/contract';
import type { Fen } from '@caravan/kernel';

/** The extra payment in a question, or one that is agreed to and unpaid; 0 if neither is open. */
export const feeOf = ({ question, extra }: Pick<OrderSummary, 'question' | 'extra'>): Fen =>
  extra?.amount_fen ?? question?.fee_fen ?? 0;

/** The amounts of an order, with what was paid after it: for goods, and for domestic shipping. */
export const totalsOf = ({
  extra_goods_fen: goodsFen,
  extra_shipping_fen: shippingFen,
  ...order
}: Totals & Pick<OrderSummary, 'extra_goods_fen' | 'extra_shipping_fen'>): Totals => ({
  goods_fen: order.goods_fen + goodsFen,
  photo_fen: order.photo_fen,
  domestic_shipping_fen: order.domestic_shipping_fen + shippingFen,
  ...(order.service_fee_fen === undefined ? {} : { service_fee_fen: order.service_fee_fen }),
  amount_fen: order.amount_fen + goodsFen + shippingFen,
});

/** For a domestic fee that the shop did not state: we ask, or we bought without one. */
export const feeNoteOf = (order: Pick<Order, 'domestic_shipping_stated' | 'status'>): 'sentence' | 'borne' | null => {
  if (order.domestic_shipping_stated) return null;
  if (order.status === 'pending_payment' || order.status === 'paid') return 'sentence';
  return order.status === 'processing' || order.status === 'in_stock' ? 'borne' : null;
};
