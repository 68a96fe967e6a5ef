import { cartOrdersPaths, type Order } from '@caravan/cart-orders/contract';
import { fundPaymentPaths, maxRefs } from '@caravan/fund-payment/contract';
import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { itemsOnShelf } from './goods-stage.ts';

/**
 * The page that pays these orders together. The limit of one payment is `maxRefs`; for more, the shopper chooses from
 * the list.
 */
export const payOrdersHref = (numbers: readonly string[]): string =>
  numbers.length > maxRefs
    ? cartOrdersPaths.orders.href({ status: 'pending_payment' })
    : fundPaymentPaths.payment.href({ kind: 'order', refs: numbers.join(',') });

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
export const packHref = (order: Pick<Order, 'lines'>): string =>
  warehousePackagesPaths.store.href({ items: itemsOnShelf(order).join(',') || undefined });
