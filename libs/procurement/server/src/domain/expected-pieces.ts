import type { OrderedPieces } from '@caravan/cart-orders/port';

/** The bought pieces of a line that are still to arrive; none for an order that does not take goods now. */
export const expectedPieces = ({ orderStatus, quantity, bought, received, refunded }: OrderedPieces): number =>
  orderStatus === 'paid' || orderStatus === 'processing'
    ? Math.max(0, Math.min(bought - received, quantity - received - refunded))
    : 0;
