import { useRef, useState } from 'react';
import { usePlaceOrdersMutation } from '@caravan/cart-orders/api';
import type { NewOrders, OrdersPlaced } from '@caravan/cart-orders/contract';
import { usePay, type PayChoice } from '@caravan/fund-payment/api';
import { couponReasonNames } from '@caravan/promotions/contract';
import { isApiError, reasonOf, useIdempotencyKey, useNavigate } from '@caravan/web-core';
import type { SubmitResult } from '@caravan/web-core/forms';
import { afterCheckoutHref, failedPaymentHref, numbersToPay } from './payment-href.ts';
import type { PreviewState } from './use-preview.ts';

/** Refusals after which the page shows outdated data. */
const outdated: ReadonlySet<string> = new Set([
  'price_changed',
  'goods_unavailable_in_order',
  'not_found',
  ...couponReasonNames,
]);

type Written = Pick<NewOrders, 'contact' | 'note'>;

export interface Checkout {
  /**
   * Places the orders, and pays them by the choice, or leads to their payment without one. If the payment is refused,
   * it leads to the payment page, which says so. If its answer is lost, the next call only pays, under the same key.
   */
  order: (written: Written, choice: PayChoice | undefined) => Promise<SubmitResult>;
  /** True while a payment is made, until the page closes. */
  isPaying: boolean;
  /** Set if the answer of a payment is lost: it may be paid or not. */
  lostAnswer: string | undefined;
  /** True if too many orders wait for payment. */
  isTooMany: boolean;
}

export const useCheckout = (
  ids: readonly string[],
  { preview, reread }: Pick<PreviewState, 'reread'> & { preview: NonNullable<PreviewState['preview']> },
): Checkout => {
  const navigate = useNavigate();
  const [place] = usePlaceOrdersMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const { pay, busy: isPaying, error } = usePay();
  const [isTooMany, setTooMany] = useState(false);
  /** The orders are placed once: what fails afterwards is their payment. */
  const placed = useRef<OrdersPlaced['orders']>(undefined);

  const payFor = async (numbers: string[], choice: PayChoice): Promise<SubmitResult> => {
    const paid = await pay({ kind: 'order', refs: numbers, ...choice });
    // Without an answer nobody knows whether it was paid.
    if (!paid?.error || (isApiError(paid.error) && paid.error.status === 0)) return paid;
    void navigate(failedPaymentHref(numbers, reasonOf(paid.error)), { replace: true });
    return undefined;
  };

  const order: Checkout['order'] = async (written, choice) => {
    if (!placed.current) {
      const coupon = preview.coupon?.problem === null ? { coupon_code: preview.coupon.code } : {};
      const body = { cart_ids: [...ids], ...written, ...coupon, amount_fen: preview.amount_fen };
      const result = await place({ body, idempotencyKey: keyFor(body) });
      const reason = reasonOf(result.error);
      setTooMany(reason === 'too_many_unpaid');
      if (reason !== undefined && outdated.has(reason)) await reread();
      if (!result.data) return result;
      settle();
      placed.current = result.data.orders;
    }
    const numbers = numbersToPay(placed.current);
    if (choice && numbers.length > 0) return payFor(numbers, choice);
    // The history entry is replaced: going back leads to the cart, because these lines are ordered.
    void navigate(afterCheckoutHref(placed.current), { replace: true });
    return undefined;
  };
  const lostAnswer = error?.status === 0 ? error.message : undefined;
  return { order, isPaying, lostAnswer, isTooMany };
};
