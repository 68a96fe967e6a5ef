import type { Order } from '@caravan/cart-orders/contract';

/** Key of the draft, which survives a reload and a login. */
export const refundDraft = ({ number }: Pick<Order, 'number'>): string => `refund:${number}`;
