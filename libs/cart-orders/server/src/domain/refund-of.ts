import { goodsAmount } from '@caravan/cart-orders/contract';
import { sumFen, type Fen } from '@caravan/kernel';
import type { OrderLineRow } from '../db/order-line.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';

/** The facts that a refund's amount depends on. */
export interface RefundBasis {
  order: Pick<PurchaseOrderRow, 'domesticShippingFen'>;
  lines: readonly Pick<OrderLineRow, 'quantity' | 'receivedAt' | 'refundedAt' | 'unitPriceFen'>[];
}

/** Lines whose goods a refund would cover: neither arrived nor refunded. */
export const isMissing = ({ receivedAt, refundedAt }: Pick<OrderLineRow, 'receivedAt' | 'refundedAt'>): boolean =>
  receivedAt === null && refundedAt === null;

/**
 * The amount of a refund request: goods that have not arrived, and domestic shipping while no goods have arrived; never
 * photos (specification 10.2, 10.4).
 */
export const refundOf = ({ order, lines }: RefundBasis): Fen => {
  const missing = lines.filter(isMissing);
  const goods = missing.map((line) => goodsAmount({ unit_price_fen: line.unitPriceFen, quantity: line.quantity }));
  const shipping = missing.length > 0 && missing.length === lines.length ? order.domesticShippingFen : 0;
  return sumFen([...goods, shipping]);
};
