import { type OrderSummary } from '@caravan/cart-orders/contract';
import { cartOrdersPaths, fundPaymentPaths, warehousePackagesPaths } from '@caravan/routes';

/** The page that pays these orders together. One payment takes all orders that a shopper may leave unpaid. */
export const payOrdersHref = (numbers: readonly string[]): string =>
  fundPaymentPaths.payment.href({ kind: 'order', refs: numbers.join(',') });

/** The page that pays an extra payment of an order. */
export const payExtraHref = (ref: string): string => fundPaymentPaths.payment.href({ kind: 'order_extra', refs: ref });

/** The numbers of the orders that cost something. */
export const numbersToPay = (orders: readonly { number: string; amount_fen: number }[]): string[] =>
  orders.filter(({ amount_fen }) => amount_fen > 0).map(({ number }) => number);

/** The page that pays orders whose payment was refused when they were placed; it says why. */
export const failedPaymentHref = (numbers: readonly string[], reason = 'payment_failed'): string =>
  fundPaymentPaths.payment.href({ kind: 'order', refs: numbers.join(','), failed: reason });

/**
 * Where a checkout leads that pays nothing yet: to the payment, or to the order list if nothing is due, because orders that cost nothing
 * count as paid.
 */
export const afterCheckoutHref = (orders: readonly { number: string; amount_fen: number }[]): string => {
  const toPay = numbersToPay(orders);
  return toPay.length ? payOrdersHref(toPay) : cartOrdersPaths.orders.href();
};

/** The warehouse, with the goods of an order selected that are in no package. */
export const packHref = ({ progress }: Pick<OrderSummary, 'progress'>): string =>
  warehousePackagesPaths.store.href({ items: progress.shelf_items.join(',') || undefined });
