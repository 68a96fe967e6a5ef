import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { fundPaymentPaths, maxRefs } from '@caravan/fund-payment/contract';

/** The page on which these orders are paid together; more than one payment covers are chosen from the list instead. */
export const payOrdersHref = (numbers: readonly string[]): string =>
  numbers.length > maxRefs
    ? cartOrdersPaths.orders.href({ status: 'pending_payment' })
    : fundPaymentPaths.payment.href({ kind: 'order', refs: numbers.join(',') });
