import type { Fen } from '@caravan/kernel';
import type { OrderExtra } from './order-extra.table.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';

/** The part of an extra payment that was not refunded. */
export const heldOf = ({
  paidAt,
  amountFen,
  refundedFen,
}: Pick<OrderExtra, 'amountFen' | 'paidAt' | 'refundedFen'>): Fen => (paidAt === null ? 0 : amountFen - refundedFen);

/**
 * Computes how much of a line's extra payment returns after `gone` of its pieces were refunded because they never
 * arrive. It was paid for the pieces that were still to be bought; each returns its share, rounded in the shopper's
 * favour, and the last one the rest. Money given back for pieces that went back to the seller is no part of their
 * share.
 */
export const shareToReturn = (
  extra: Pick<OrderExtra, 'amountFen' | 'paidAt' | 'pieces' | 'refundedBefore' | 'refundedFen' | 'returnedFen'>,
  gone: OrderLineRow['refundedQuantity'],
): Fen => {
  const { pieces, refundedBefore, amountFen, refundedFen, returnedFen } = extra;
  if (pieces === null || refundedBefore === null || heldOf(extra) === 0) return 0;
  const covered = Math.min(pieces, gone - refundedBefore);
  return Math.min(heldOf(extra), Math.ceil((amountFen * covered) / pieces) - (refundedFen - returnedFen));
};
