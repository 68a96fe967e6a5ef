import type { LinePieces, LostPieces, PaidForGoods, PaidGoods } from '@caravan/cart-orders/port';
import { sumFen, type Fen } from '@caravan/kernel';
import { photoFee } from '../cart/photo-rules.ts';
import { heldOf } from '../payment/extra-refund.ts';
import { nextReturned, serviceFeeOfPieces } from '../placing/line-discount.ts';
import { findOrder, lockOrderRows, numbersOfLines, type OrderWithLines } from '../orders/order.repo.ts';
import type { OrderContext } from '../work/order-context.ts';
import { totalOfParts } from '../work/order-waits.ts';
import { lostPieces, paidParts } from './return-parts.ts';

/** The part of an amount for the next pieces out of all; the parts of all pieces add up to the amount. */
export const shareOf = (fen: Fen, all: number, before: number, pieces: number): Fen => {
  const upTo = (count: number): Fen => Number((BigInt(fen) * BigInt(Math.min(count, all))) / BigInt(all));
  return upTo(before + pieces) - upTo(before);
};

/**
 * Arrived pieces of a line that got lost count with their price and its service fee, their share of extra payments, of
 * domestic shipping by the number of pieces, and of the photos of the line (specification 24.59).
 */
const paidForGoods = (
  { order, lines, extras }: Pick<OrderWithLines, 'extras' | 'lines' | 'order'>,
  { lineId, quantity }: LinePieces,
  losses: readonly LostPieces[],
): PaidForGoods | null => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return null;
  const lostBefore = lostPieces({ losses });
  const pieces = lines.reduce((sum, one) => sum + one.quantity, 0);
  const place = lines.slice(0, lines.indexOf(line)).reduce((sum, one) => sum + one.quantity, 0);
  const ofOrder = extras.filter(({ lineId: ofLine }) => ofLine === null).map(heldOf);
  return {
    goodsFen:
      totalOfParts(paidParts({ ...line, losses }, extras, quantity)) +
      serviceFeeOfPieces(
        line,
        nextReturned({ ...line, returnedQuantity: line.returnedQuantity + lostBefore }, quantity),
      ),
    domesticFen: shareOf(sumFen([order.domesticShippingFen, ...ofOrder]), pieces, place + lostBefore, quantity),
    photoFen: shareOf(photoFee(line, order.rules), line.quantity, lostBefore, quantity),
  };
};

/** Tells what was paid for goods that got lost in the warehouse. */
export const paidGoods = ({ goodsPlaces }: Pick<OrderContext, 'goodsPlaces'>): PaidGoods => ({
  async of(db, pieces) {
    const { lineId } = pieces;
    const [number] = await numbersOfLines(db, [lineId]);
    const whole = number === undefined ? undefined : await findOrder(db, 'everybody', number);
    return whole ? paidForGoods(whole, pieces, await goodsPlaces().losses(db, [lineId])) : null;
  },
  async hold(tx, orderNumber) {
    await lockOrderRows(tx, 'everybody', [orderNumber]);
  },
});
