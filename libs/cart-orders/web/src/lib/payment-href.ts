import { type OrderSummary } from '@caravan/cart-orders/contract';
import { cartOrdersPaths, fundPaymentPaths, warehousePackagesPaths } from '@caravan/routes';

/** The page that pays these orders together. One payment takes all orders that a shopper may leave unpaid. */
export const payOrdersHref = (numbers: readonly string[]): string =>
  fundPaymentPaths.payment.href({ kind: 'order', refs: numbers.join(',') });

/** The page that pays an extra payment of an order. */
export const payExtraHref = (ref: string): string => fundPaymentPaths.payment.href({ kind: 'order_extra', refs: ref });

/**
 * Where a checkout leads: to the payment, or to the order list if nothing is due, because orders that cost nothing
 * count as paid.
 */
export const afterCheckoutHref = (orders: readonly { number: string; amount_fen: number }[]): string => {
  const toPay = orders.filter(({ amount_fen }) => amount_fen > 0).map(({ number }) => number);
  return toPay.length ? payOrdersHref(toPay) : cartOrdersPaths.orders.href();
};

/** The warehouse, with the goods of an order selected that are in no package. */
export const packHref = ({ progress }: Pick<OrderSummary, 'progress'>): string =>
  warehousePackagesPaths.store.href({ items: progress.shelf_items.join(',') || undefined });
