import { sumFen, type Fen } from '@caravan/kernel';
import type { LineSubstituteRow } from '../buying/line-substitute.table.ts';
import { photoFee } from '../cart/photo-rules.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { heldForPieces, nextRefunded, serviceFeeOfPieces } from '../placing/line-discount.ts';

/** The pieces of a line: ordered, arrived, and refunded because they never arrived. */
export type Pieces = Pick<OrderLineRow, 'quantity' | 'receivedQuantity' | 'refundedQuantity'>;

/** The service fee of refunded pieces depends on these columns. */
export type FeeOfPieces = Pick<OrderLineRow, 'boughtQuantity' | 'quantity' | 'refundedQuantity' | 'serviceFeeFen'>;

/** The own payment for a piece depends on these columns. */
type Priced = Pick<OrderLineRow, 'discountFen' | 'unitPriceFen'> & {
  substitute?: Pick<LineSubstituteRow, 'unitPriceFen'> | null;
};

/** The facts that a refund's amount depends on. */
export interface RefundBasis {
  order: Pick<PurchaseOrderRow, 'domesticShippingFen'>;
  lines: readonly (FeeOfPieces & Pieces & Priced)[];
}

/** The pieces that a refund would cover: neither arrived nor refunded. */
export const missingPieces = ({ quantity, receivedQuantity, refundedQuantity }: Pieces): number =>
  quantity - receivedQuantity - refundedQuantity;

/** The price of a piece before its discount: a cheaper substitute returned the difference. */
export const heldPrice = ({ unitPriceFen, substitute }: Omit<Priced, 'discountFen'>): Fen =>
  Math.min(unitPriceFen, substitute?.unitPriceFen ?? unitPriceFen);

/** The held part of the order's own payment for the next pieces that are refunded. */
const goodsRefund = (line: Pieces & Priced, pieces: number): Fen =>
  heldForPieces(line, heldPrice(line), nextRefunded(line, pieces));

/** The service fee that is refunded with pieces that cannot be had: all of theirs (specification 41.4). */
export const droppedFee = (line: FeeOfPieces, pieces: number): Fen =>
  serviceFeeOfPieces(line, nextRefunded(line, pieces));

/** The service fee that a refund request returns: that of pieces that are not bought. For the others the service is done. */
export const requestedFee = (line: FeeOfPieces): Fen =>
  droppedFee(line, Math.max(0, line.quantity - line.boughtQuantity - line.refundedQuantity));

/**
 * The amount of a refund request: pieces that have not arrived, the service fee of those that are not bought, and domestic
 * shipping while no piece has arrived; never photos (specification 10.2, 10.4).
 */
export const refundOf = ({ order, lines }: RefundBasis): Fen => {
  const goods = lines.map((line) => goodsRefund(line, missingPieces(line)) + requestedFee(line));
  const nothingArrived = lines.every(({ receivedQuantity }) => receivedQuantity === 0);
  const somethingMisses = lines.some((line) => missingPieces(line) > 0);
  return sumFen([...goods, nothingArrived && somethingMisses ? order.domesticShippingFen : 0]);
};

/**
 * The refund of pieces that cannot be had, while the order goes on: their price, their service fee, and the photos of a
 * line of which no piece comes (specification 9.17).
 */
export const dropRefund = (
  { rules }: Pick<PurchaseOrderRow, 'rules'>,
  line: FeeOfPieces & Pieces & Priced & Pick<OrderLineRow, 'photoCount'>,
  pieces: number,
): Fen => {
  const neverComes = line.receivedQuantity === 0 && line.refundedQuantity + pieces === line.quantity;
  return goodsRefund(line, pieces) + droppedFee(line, pieces) + (neverComes ? photoFee(line, rules) : 0);
};
