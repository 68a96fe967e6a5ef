import type { OrderedLine } from '../orders/order.repo.ts';
import { missingPieces } from '../refunds/refund-of.ts';

/** The goods that are bought for a line: its own, or those that the shopper took instead. */
export const goodsOfLine = ({
  substitute,
  name,
  spec,
  url,
  image,
  unitPriceFen,
}: Pick<OrderedLine, 'image' | 'name' | 'spec' | 'substitute' | 'unitPriceFen' | 'url'>) =>
  substitute
    ? {
        name: substitute.name,
        spec: substitute.spec,
        url: substitute.url,
        image: null,
        unitPriceFen: substitute.unitPriceFen,
      }
    : { name, spec, url, image, unitPriceFen };

/** The pieces of a line that are still to be bought. */
export const toBuy = ({
  quantity,
  boughtQuantity,
  refundedQuantity,
}: Pick<OrderedLine, 'boughtQuantity' | 'quantity' | 'refundedQuantity'>): number =>
  Math.max(0, quantity - boughtQuantity - refundedQuantity);

/** The pieces of a line that were bought and have not arrived. */
export const expectedPieces = (line: OrderedLine): number =>
  Math.min(line.boughtQuantity - line.receivedQuantity, missingPieces(line));

/** Pieces of a line that are refunded because they cannot be had. */
export interface Drop {
  lineId: string;
  quantity: number;
}

/** Doing without a line refunds the pieces that are not bought, or, if all are, those that have not arrived. */
export const piecesToDrop = (line: OrderedLine): number => toBuy(line) || missingPieces(line);

/** All pieces of an order that have not arrived. */
export const allMissing = (lines: readonly OrderedLine[]): Drop[] =>
  lines.map((line) => ({ lineId: line.id, quantity: missingPieces(line) })).filter(({ quantity }) => quantity > 0);

/** The lines after pieces were refunded. */
export const withDrops = (lines: readonly OrderedLine[], drops: readonly Drop[]): OrderedLine[] => {
  const dropped = new Map(drops.map(({ lineId, quantity }) => [lineId, quantity]));
  return lines.map((line) => ({ ...line, refundedQuantity: line.refundedQuantity + (dropped.get(line.id) ?? 0) }));
};

/** The pieces that have arrived or are to come. */
export const piecesLeft = (lines: readonly OrderedLine[]): number =>
  lines.reduce((sum, { quantity, refundedQuantity }) => sum + quantity - refundedQuantity, 0);
