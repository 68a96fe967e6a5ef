import type { LetterKind } from '@caravan/account/contract';
import type { OrderActor, OrderEvent } from '@caravan/cart-orders/contract';
import type { OrderRefundRow } from '../db/order-refund.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';
import { cancelledByStaffLetter } from './cancelled-by-staff.letter.ts';
import { expiredLetter } from './expired.letter.ts';
import { inStockLetter } from './in-stock.letter.ts';
import type { OrderWords } from './order-words.ts';
import { priceAcceptedLetter } from './price-accepted.letter.ts';
import { refundRejectedLetter } from './refund-rejected.letter.ts';
import { refundedLetter } from './refunded.letter.ts';

/** Something that happened to an order. */
export interface Happening {
  event: OrderEvent;
  actor: OrderActor;
  /** What staff said of it. */
  note: string;
  /** What it gave back. */
  refundFen: number;
}

export interface OrderLetter extends OrderWords {
  kind: LetterKind;
}

type Facts = Pick<PurchaseOrderRow, 'number' | 'photoFen' | 'shopName'>;

/** Letters that a happening is worth; none for what the shopper did. */
export const orderLetters = (order: Facts, happening: Happening, refund: Pick<OrderRefundRow, 'destination'> | null): OrderLetter[] => {
  const { event, actor, note, refundFen } = happening;
  const refunded = (part: boolean): OrderLetter => ({
    kind: 'refund_done',
    ...refundedLetter(order, { refundFen, photoFen: order.photoFen, destination: refund?.destination ?? 'balance', part, note }),
  });
  switch (event) {
    case 'cancelled':
      return actor === 'staff' ? [{ kind: 'order_cancelled', ...cancelledByStaffLetter(order, { note, refundFen, photoFen: order.photoFen }) }] : [];
    case 'expired':
      return [{ kind: 'order_cancelled', ...expiredLetter(order) }];
    case 'price_accepted':
      return [{ kind: 'order_review', ...priceAcceptedLetter(order, { note }) }];
    case 'refund_rejected':
      return [{ kind: 'refund_rejected', ...refundRejectedLetter(order, { note }) }];
    case 'refunded':
      return [refunded(false)];
    case 'part_refunded':
      return [refunded(true), { kind: 'order_in_stock', ...inStockLetter(order) }];
    case 'in_stock':
      return [{ kind: 'order_in_stock', ...inStockLetter(order) }];
    default:
      return [];
  }
};
