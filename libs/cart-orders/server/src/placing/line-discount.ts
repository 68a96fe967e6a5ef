import type { Fen } from '@caravan/kernel';
import type { OrderLineRow } from '../orders/order-line.table.ts';

/** A line's pinned part of a discount. */
export type DiscountedLine = Pick<OrderLineRow, 'discountFen' | 'quantity'>;

/** Pieces of a line by their places, counted from 0: `from` is one of them, `to` is not. */
export interface PieceRange {
  from: number;
  to: number;
}

/** The part of an amount of a line that some of its pieces have; the parts of all pieces add up to it. */
const partOf = (fen: Fen, quantity: number, { from, to }: PieceRange): Fen => {
  const upTo = (piece: number): Fen => Number((BigInt(fen) * BigInt(piece)) / BigInt(quantity));
  return upTo(to) - upTo(from);
};

/**
 * The discount of some pieces of a line. Each piece has its own part, which differs by at most one fen from the others;
 * those of all pieces add up to the line's discount, in whatever order they are refunded.
 */
export const discountOfPieces = ({ discountFen, quantity }: DiscountedLine, range: PieceRange): Fen =>
  partOf(discountFen, quantity, range);

/** The service fee of some pieces of a line; like its discount, each piece has its own part (specification 41.4). */
export const serviceFeeOfPieces = (
  { serviceFeeFen, quantity }: Pick<OrderLineRow, 'quantity' | 'serviceFeeFen'>,
  range: PieceRange,
): Fen => partOf(serviceFeeFen, quantity, range);

/** The held part of the payment for some pieces at a price for each; never less than nothing for a piece. */
export const heldForPieces = (line: DiscountedLine, priceFen: Fen, range: PieceRange): Fen => {
  const pieces = range.to - range.from;
  const least = Math.floor(line.discountFen / line.quantity);
  const withMore = discountOfPieces(line, range) - least * pieces;
  return (pieces - withMore) * Math.max(0, priceFen - least) + withMore * Math.max(0, priceFen - least - 1);
};

/** The next pieces that are refunded because they never arrive: they count from the first one. */
export const nextRefunded = (
  { refundedQuantity }: Pick<OrderLineRow, 'refundedQuantity'>,
  pieces: number,
): PieceRange => ({ from: refundedQuantity, to: refundedQuantity + pieces });

/** The next pieces that go back to their seller: they count from the last one, so that none is counted twice. */
export const nextReturned = (
  { quantity, returnedQuantity }: Pick<OrderLineRow, 'quantity' | 'returnedQuantity'>,
  pieces: number,
): PieceRange => {
  const to = Math.max(pieces, quantity - returnedQuantity);
  return { from: to - pieces, to };
};
