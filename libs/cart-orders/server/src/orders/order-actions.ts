import type { OrderAction } from '@caravan/cart-orders/contract';
import { isExpired, isOverdue, isWithinRefundTime } from './order-guards.ts';
import { openQuestion, unpaidExtra, wholeRefund, type OrderWaits, type RefundFacts } from '../work/order-waits.ts';
import type { PurchaseOrderRow } from './purchase-order.table.ts';

/** The actions of an order depend on these. Those of an order that is unpaid or ended do not depend on its lines. */
export interface ActingOrder extends OrderWaits, RefundFacts {
  order: RefundFacts['order'] & Pick<PurchaseOrderRow, 'expiresAt' | 'refundableUntil' | 'status'>;
}

/** The amount of a refund that is made now: 0 if none can be requested and none waits. */
export const refundableNow = (facts: ActingOrder, now: Date): number => {
  const { status } = facts.order;
  if (status === 'refund_processing') return wholeRefund(facts);
  const mayAsk = (status === 'paid' || status === 'processing') && isWithinRefundTime(facts.order, now);
  return mayAsk ? wholeRefund(facts) : 0;
};

/** An open question to answer, or an extra payment to make. */
const waitingActions = (facts: ActingOrder, now: Date): OrderAction[] => {
  const question = openQuestion(facts);
  const extra = unpaidExtra(facts);
  if (question) return isOverdue(question, now) ? [] : ['answer_question'];
  return extra && !isExpired(extra, now) ? ['pay_extra'] : [];
};

/** The actions that the order allows the shopper now; `onShelf` is true if some of its goods are in no package. */
export const orderActionsOf = (facts: ActingOrder, onShelf: boolean, now: Date): OrderAction[] => {
  switch (facts.order.status) {
    case 'pending_payment':
      return isExpired(facts.order, now) ? ['cancel'] : ['pay', 'cancel'];
    case 'paid':
    case 'processing':
      return [...waitingActions(facts, now), ...(refundableNow(facts, now) > 0 ? (['request_refund'] as const) : [])];
    case 'refund_processing':
      return ['cancel_refund'];
    case 'in_stock':
      return [...waitingActions(facts, now), ...(onShelf ? (['pack'] as const) : [])];
    default:
      return [];
  }
};
