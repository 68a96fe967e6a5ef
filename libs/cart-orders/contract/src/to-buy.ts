import type { OrderLine, StaffOrder } from './orders.schema.ts';

type Pieces = Pick<OrderLine, 'bought_quantity' | 'quantity' | 'received_quantity' | 'refunded_quantity'>;

/** The pieces of a line that are still to be bought. */
export const toBuy = ({ quantity, bought_quantity: bought, refunded_quantity: refunded }: Pieces): number =>
  Math.max(0, quantity - bought - refunded);

/** The pieces of a line that have not arrived and were not refunded. */
export const toCome = ({ quantity, received_quantity: received, refunded_quantity: refunded }: Pieces): number =>
  quantity - received - refunded;

export const isToCome = (line: Pieces): boolean => toCome(line) > 0;

/** Whether nothing can be bought before the shopper has answered or paid. */
export const waitsForShopper = ({ question, extra }: Pick<StaffOrder, 'extra' | 'question'>): boolean =>
  question?.state === 'open' || extra !== null;
