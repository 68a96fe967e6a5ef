import type { OrderSummary } from '@caravan/cart-orders/contract';
import type { IsoInstant } from '@caravan/kernel';
import type { Turn } from '@caravan/ui-kit';

export type StepKey =
  | 'pay'
  | 'answer'
  | 'answerLine'
  | 'answerGoods'
  | 'payExtra'
  | 'payExtraLine'
  | 'waitOver'
  | 'waitOverLine'
  | 'waitOverGoods'
  | 'review'
  | 'reviewPrice'
  | 'arrive'
  | 'arriveRest'
  | 'pack'
  | 'packRest'
  | 'payPackage'
  | 'ship'
  | 'receive'
  | 'takeBack'
  | 'done'
  | 'doneInPart'
  | 'doneLost'
  | 'lost'
  | 'disposed'
  | 'returned'
  | 'decideRefund'
  | 'cancelled'
  | 'cancelledRefunded'
  | 'refunded';

/** The next step of an order, its time, and who acts (specification 26.8). */
export interface NextStep {
  who: Turn;
  key: StepKey;
  /** Null if no date is promised. */
  by: IsoInstant | null;
}

const step = (who: Turn, key: StepKey, by: IsoInstant | null = null): NextStep => ({ who, key, by });

/** Goods in the warehouse, until the last of them is received or went back. */
const inStock = ({ progress }: OrderSummary): NextStep => {
  switch (progress.stage) {
    case 'shelf':
      return step('you', progress.in_packages ? 'packRest' : 'pack');
    case 'unpaid':
      return step('you', 'payPackage');
    case 'packed':
      return step('us', 'ship');
    case 'shipped':
      return step('carrier', 'receive');
    case 'returning':
      return step('us', 'takeBack');
    case 'received':
      if (progress.lost_in_part) return step('nobody', 'doneLost');
      return step('nobody', progress.disposed_in_part ? 'doneInPart' : 'done');
    case 'lost':
      return step('nobody', 'lost');
    case 'disposed':
      return step('nobody', 'disposed');
    case 'returned':
      return step('nobody', 'returned');
  }
};

/**
 * An order waits for the shopper's answer or extra payment, about domestic shipping, a line or goods that arrived; null if
 * it does not.
 */
const waiting = ({ question, extra, actions }: OrderSummary): NextStep | null => {
  const asked = question?.state === 'open' ? question : null;
  if (asked?.kind === 'quality')
    return actions.includes('answer_question') ? step('you', 'answerGoods', asked.due_at) : step('us', 'waitOverGoods');
  const ofLine = (extra?.line_id ?? asked?.line_id ?? null) !== null;
  if (asked && actions.includes('answer_question')) return step('you', ofLine ? 'answerLine' : 'answer', asked.due_at);
  if (extra && actions.includes('pay_extra'))
    return step('you', ofLine ? 'payExtraLine' : 'payExtra', extra.expires_at);
  return asked || extra ? step('us', ofLine ? 'waitOverLine' : 'waitOver') : null;
};

/** We review a paid order and buy it. */
const paid = (order: OrderSummary): NextStep =>
  step('us', order.price_review === 'waiting' ? 'reviewPrice' : 'review', order.review_due_at);

export const nextStepOf = (order: OrderSummary): NextStep => {
  switch (order.status) {
    case 'pending_payment':
      return step('you', 'pay', order.expires_at);
    case 'paid':
      return waiting(order) ?? paid(order);
    case 'processing':
      return waiting(order) ?? step('us', order.progress.arrived > 0 ? 'arriveRest' : 'arrive');
    case 'in_stock':
      return waiting(order) ?? inStock(order);
    case 'refund_processing':
      return step('us', 'decideRefund');
    case 'cancelled':
      return step('nobody', order.refunded_fen > 0 ? 'cancelledRefunded' : 'cancelled');
    case 'refunded':
      return step('nobody', 'refunded');
  }
};
