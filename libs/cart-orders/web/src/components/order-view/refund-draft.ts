import type { Order } from '@caravan/cart-orders/contract';

/** Under this name what is typed survives a reload and a way through login. */
export const refundDraft = ({ number }: Pick<Order, 'number'>): string => `refund:${number}`;
