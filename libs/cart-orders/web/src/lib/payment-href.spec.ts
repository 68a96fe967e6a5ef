import { maxUnpaidOrders } from '@caravan/cart-orders/contract';
import { maxRefs } from '@caravan/fund-payment/contract';
import { expect, test } from 'vitest';
import { afterCheckoutHref } from './payment-href.ts';

const order = (number: string, amount_fen: number) => ({ number, amount_fen });

test('orders with an amount are paid together', () => {
  expect(afterCheckoutHref([order('CV1A', 100), order('CV2B', 0), order('CV3C', 1)])).toBe(
    '/payment?kind=order&refs=CV1A%2CCV3C',
  );
});

test('orders without an amount need no payment', () => {
  expect(afterCheckoutHref([order('CV1A', 0)])).toBe('/mine/order');
});

test('one payment takes all orders that may be unpaid', () => {
  expect(maxUnpaidOrders).toBeLessThanOrEqual(maxRefs);
});
