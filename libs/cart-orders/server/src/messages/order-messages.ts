import { type OrderActor, type OrderEvent } from '@caravan/cart-orders/contract';
import { unpaidHours } from '@caravan/content/contract';
import { type Fen, firstCharacters, formatFen, type MessageKind } from '@caravan/kernel';
import type { OrderRefundRow } from '../refunds/order-refund.table.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { messageOf, nameOf, orderWords, type NamedOrder, type OrderWords } from './order-words.ts';

interface OrderMessage extends OrderWords {
  kind: MessageKind;
}

/** Staff's note, and the amount refunded. */
interface CancelFacts {
  note: string;
  refundFen: Fen;
  /** The part of the refund for photos. */
  photoFen: Fen;
}

/** Staff could not buy the goods; the payment is refunded in full. */
const cancelledByStaffMessage = (order: NamedOrder, { note, refundFen, photoFen }: CancelFacts): OrderWords =>
  messageOf((language) => {
    const { title, text, back, backWithPhotos } = orderWords[language].cancelled;
    const refund = photoFen > 0 ? backWithPhotos : back;
    return {
      title,
      sentences: [text(nameOf(order, language)), ...(refundFen ? [refund(formatFen(refundFen, language))] : [])],
    };
  }, note);

/** The order was not paid in time. */
const expiredMessage = (order: NamedOrder): OrderWords =>
  messageOf((language) => {
    const { title, text } = orderWords[language].expired;
    return { title, sentences: [text(nameOf(order, language), unpaidHours)] };
  });

/** The longest name in a title. */
const nameLength = 40;

const shortName = (name: string): string => {
  const first = firstCharacters(name, nameLength);
  return first === name ? name : `${first}…`;
};

/** All goods have arrived; the title names them, so that messages about several orders differ. */
const inStockMessage = (order: NamedOrder, [first = '', ...others]: readonly string[]): OrderMessage => ({
  kind: 'order_in_stock',
  ...messageOf((language) => {
    const { title, text } = orderWords[language].inStock;
    return {
      title: title(shortName(first), others.length),
      sentences: [text(nameOf(order, language))],
    };
  }),
});

/** Staff accepted the prices that the shopper entered, or staff rejected a refund and the order continues. */
const plainMessage = (about: 'priceAccepted' | 'refundRejected', order: NamedOrder, note?: string): OrderWords =>
  messageOf((language) => {
    const { title, text } = orderWords[language][about];
    return { title, sentences: [text(nameOf(order, language))] };
  }, note);

/** The amount refunded, and its destination. */
interface RefundFacts {
  refundFen: Fen;
  /** Photos that were paid; they are not refunded. */
  photoFen: Fen;
  destination: 'balance' | 'card';
  /** True if some goods had arrived, so that only the rest is refunded. */
  part: boolean;
  note: string;
}

/** A refund was approved. */
const refundedMessage = (
  order: NamedOrder,
  { refundFen, photoFen, destination, part, note }: RefundFacts,
): OrderWords =>
  messageOf((language) => {
    const { title, to, photosKept, ...texts } = orderWords[language].refunded;
    const what = texts[part ? 'part' : 'whole'](nameOf(order, language), formatFen(refundFen, language));
    return { title, sentences: [what, to[destination], ...(photoFen > 0 ? [photosKept] : [])] };
  }, note);

/** An event of an order. */
interface Trigger {
  event: OrderEvent;
  actor: OrderActor;
  /** Staff's note. */
  note: string;
  /** The amount it refunded. */
  refundFen: number;
}

type Facts = Pick<PurchaseOrderRow, 'number' | 'photoFen' | 'shopName'>;

/** The messages for an event; none for the shopper's own actions. */
export const orderMessages = (
  order: Facts,
  trigger: Trigger,
  refund: Pick<OrderRefundRow, 'destination'> | null,
  /** The names of the goods that arrived. */
  arrived: readonly string[],
): OrderMessage[] => {
  const { event, actor, note, refundFen } = trigger;
  const refunded = (part: boolean): OrderMessage => ({
    kind: 'refund_done',
    ...refundedMessage(order, {
      refundFen,
      photoFen: order.photoFen,
      destination: refund?.destination ?? 'balance',
      part,
      note,
    }),
  });
  switch (event) {
    case 'cancelled':
      return actor === 'staff'
        ? [
            {
              kind: 'order_cancelled',
              ...cancelledByStaffMessage(order, { note, refundFen, photoFen: order.photoFen }),
            },
          ]
        : [];
    case 'expired':
      return [{ kind: 'order_cancelled', ...expiredMessage(order) }];
    case 'price_accepted':
      return [{ kind: 'order_review', ...plainMessage('priceAccepted', order, note) }];
    case 'refund_rejected':
      return [{ kind: 'refund_rejected', ...plainMessage('refundRejected', order, note) }];
    case 'refunded':
      return [refunded(false)];
    case 'part_refunded':
      return [refunded(true), inStockMessage(order, arrived)];
    case 'in_stock':
      return [inStockMessage(order, arrived)];
    default:
      return [];
  }
};
