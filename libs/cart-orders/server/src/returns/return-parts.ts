import { failOrder } from '@caravan/cart-orders/contract';
import type { LostPieces } from '@caravan/cart-orders/port';
import { sumFen, type Fen } from '@caravan/kernel';
import type { OrderExtra } from '../payment/order-extra.table.ts';
import type { OrderLineRow } from '../orders/order-line.table.ts';
import { heldOf, shareToReturn } from '../payment/extra-refund.ts';
import { heldForPieces, nextReturned } from '../placing/line-discount.ts';
import { totalOfParts, type RefundFacts, type RefundParts } from '../work/order-waits.ts';
import { heldPrice } from '../refunds/refund-of.ts';

/** A line with its pieces that went back or got lost before. */
type ReturnedLine = RefundFacts['lines'][number] &
  Pick<OrderLineRow, 'returnedQuantity'> & { losses: readonly Pick<LostPieces, 'at' | 'quantity'>[] };

export const lostPieces = ({ losses }: Pick<ReturnedLine, 'losses'>): number =>
  losses.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Arrived pieces hold their share of the pieces that the line's extra payment was paid for, and never the share of
 * those that may still be refunded because they do not arrive. The shop paid for lost pieces without touching the extra
 * payment, so their share is left in it and no longer held. Those that were lost before it was paid have none.
 */
const shareOfArrived = (extra: OrderExtra, { losses, ...line }: ReturnedLine, quantity: number): Fen => {
  const { pieces, amountFen, paidAt } = extra;
  if (pieces === null || paidAt === null || heldOf(extra) === 0) return 0;
  const shareOf = (count: number): Fen => Math.ceil((amountFen * Math.min(count, pieces)) / pieces);
  const lost = sumFen(losses.filter(({ at }) => at >= paidAt).map((one) => shareOf(one.quantity)));
  const missing = shareToReturn(extra, line.quantity - line.receivedQuantity);
  return Math.max(0, Math.min(shareOf(quantity), heldOf(extra) - missing - lost));
};

/**
 * Arrived pieces of a line count with their price less its discount, and their share of the line's extra payments. Lost
 * pieces have their own parts of the discount, as returned ones have.
 */
export const paidParts = (line: ReturnedLine, extras: readonly OrderExtra[], quantity: number): RefundParts => ({
  ownFen: heldForPieces(
    line,
    heldPrice(line),
    nextReturned({ ...line, returnedQuantity: line.returnedQuantity + lostPieces(line) }, quantity),
  ),
  extras: extras
    .filter(({ lineId }) => lineId === line.id)
    .map((extra) => ({ ref: extra.ref, amountFen: shareOfArrived(extra, line, quantity) }))
    .filter(({ amountFen }) => amountFen > 0),
});

/** The refund of the seller for pieces, and the shopper's costs of the way back. */
export interface SellerRefund {
  quantity: number;
  sellerFen: Fen;
  feeFen: Fen;
}

/**
 * The parts of what the shopper gets back: extra payments first, by their own captures. Fails if the seller paid back
 * more than was paid for the pieces.
 */
export const returnParts = (
  line: ReturnedLine,
  extras: readonly OrderExtra[],
  { quantity, sellerFen, feeFen }: SellerRefund,
): RefundParts => {
  const most = paidParts(line, extras, quantity);
  const max = totalOfParts(most);
  if (sellerFen > max) throw failOrder('refund_too_high', { max_fen: max });
  let left = Math.max(0, sellerFen - feeFen);
  const parts = most.extras.map(({ ref, amountFen }) => {
    const part = Math.min(amountFen, left);
    left -= part;
    return { ref, amountFen: part };
  });
  return { ownFen: left, extras: parts.filter(({ amountFen }) => amountFen > 0) };
};
