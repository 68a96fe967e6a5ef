import { goodsAmount } from '@caravan/cart-orders/contract';
import { sumFen, type Fen } from '@caravan/kernel';
import type { OrderLineRow } from '../db/order-line.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';

/** The pieces of a line: ordered, arrived, and refunded because they never arrived. */
export type Pieces = Pick<OrderLineRow, 'quantity' | 'receivedQuantity' | 'refundedQuantity'>;

/** The facts that a refund's amount depends on. */
export interface RefundBasis {
  order: Pick<PurchaseOrderRow, 'domesticShippingFen'>;
  lines: readonly (Pieces & Pick<OrderLineRow, 'unitPriceFen'>)[];
}

/** The pieces that a refund would cover: neither arrived nor refunded. */
export const missingPieces = ({ quantity, receivedQuantity, refundedQuantity }: Pieces): number =>
  quantity - receivedQuantity - refundedQuantity;

/**
 * The amount of a refund request: pieces that have not arrived, and domestic shipping while no piece has arrived or was
 * refunded; never photos (specification 10.2, 10.4).
 */
export const refundOf = ({ order, lines }: RefundBasis): Fen => {
  const goods = lines.map((line) => goodsAmount({ unit_price_fen: line.unitPriceFen, quantity: missingPieces(line) }));
  const isUntouched = lines.length > 0 && lines.every((line) => missingPieces(line) === line.quantity);
  return sumFen([...goods, isUntouched ? order.domesticShippingFen : 0]);
};
