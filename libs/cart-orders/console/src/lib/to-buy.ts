import type { OrderLine } from '@caravan/cart-orders/contract';

/** The pieces of a line that are still to be bought. */
export const toBuy = ({
  quantity,
  bought_quantity: bought,
  refunded_quantity: refunded,
}: Pick<OrderLine, 'bought_quantity' | 'quantity' | 'refunded_quantity'>): number => quantity - bought - refunded;
