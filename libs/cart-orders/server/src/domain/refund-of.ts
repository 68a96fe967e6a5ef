import { goodsAmount } from '@caravan/cart-orders/contract';
import { sumFen, type Fen } from '@caravan/kernel';
import type { OrderLineRow } from '../db/order-line.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';

/** What a refund's amount comes from. */
export interface RefundBasis {
  order: Pick<PurchaseOrderRow, 'domesticShippingFen'>;
  lines: readonly Pick<OrderLineRow, 'quantity' | 'receivedAt' | 'refundedAt' | 'unitPriceFen'>[];
}

/** Lines whose goods a refund would give back: neither arrived nor given back before. */
export const isMissing = ({ receivedAt, refundedAt }: Pick<OrderLineRow, 'receivedAt' | 'refundedAt'>): boolean =>
  receivedAt === null && refundedAt === null;

/**
 * What a refund that a shopper asks for gives back: goods that have not arrived, and domestic shipping while nothing has; never photos
 * (decisions.md, Orders).
 */
export const refundOf = ({ order, lines }: RefundBasis): Fen => {
  const missing = lines.filter(isMissing);
  const goods = missing.map((line) => goodsAmount({ unit_price_fen: line.unitPriceFen, quantity: line.quantity }));
  const shipping = missing.length > 0 && missing.length === lines.length ? order.domesticShippingFen : 0;
  return sumFen([...goods, shipping]);
};
