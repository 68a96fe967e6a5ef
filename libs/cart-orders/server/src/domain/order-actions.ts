import type { OrderAction } from '@caravan/cart-orders/contract';
import { isExpired, isWithinRefundTime, type OrderFacts } from './order-guards.ts';
import { refundOf } from './refund-of.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';

export interface ActingOrder extends OrderFacts {
  order: OrderFacts['order'] & Pick<PurchaseOrderRow, 'status'>;
}

/** What a refund would return now: 0 if none can be requested and none waits. */
export const refundableNow = (facts: ActingOrder, now: Date): number => {
  const { status } = facts.order;
  if (status === 'refund_processing') return refundOf(facts);
  const mayAsk = (status === 'paid' || status === 'processing') && isWithinRefundTime(facts.order, now);
  return mayAsk ? refundOf(facts) : 0;
};

/** The actions that the order allows the shopper now; `onShelf` is true if some of its goods are in no package. */
export const orderActionsOf = (facts: ActingOrder, onShelf: boolean, now: Date): OrderAction[] => {
  switch (facts.order.status) {
    case 'pending_payment':
      return isExpired(facts.order, now) ? ['cancel'] : ['pay', 'cancel'];
    case 'paid':
    case 'processing':
      return refundableNow(facts, now) > 0 ? ['request_refund'] : [];
    case 'refund_processing':
      return ['cancel_refund'];
    case 'in_stock':
      return onShelf ? ['pack'] : [];
    default:
      return [];
  }
};
