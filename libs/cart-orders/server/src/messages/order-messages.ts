import type { MessageKind } from '@caravan/account/contract';
import { unpaidHours, type OrderActor, type OrderEvent } from '@caravan/cart-orders/contract';
import { formatFen, type Fen, type Language } from '@caravan/kernel';
import type { OrderRefundRow } from '../db/order-refund.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';
import { nameOf, notePart, type NamedOrder, type OrderWords } from './order-words.ts';

/** Staff's note, and the amount refunded. */
interface CancelFacts {
  note: string;
  refundFen: Fen;
  /** The part of the refund for photos. */
  photoFen: Fen;
}

const backPart = ({ refundFen, photoFen }: CancelFacts): Record<Language, string> => {
  if (refundFen === 0) return { en: '', zh: '' };
  const amount = formatFen(refundFen);
  const photos = photoFen > 0 ? { en: ', photos included,', zh: '（含精拍费用）' } : { en: '', zh: '' };
  return {
    en: ` The full amount of ${amount}${photos.en} is back in your balance.`,
    zh: `全部款项 ${amount}${photos.zh}已退回您的余额。`,
  };
};

/** Staff could not buy the goods; the payment is refunded in full. */
const cancelledByStaffMessage = (order: NamedOrder, facts: CancelFacts): OrderWords => {
  const name = nameOf(order);
  const said = notePart(facts.note);
  const back = backPart(facts);
  return {
    title: { en: 'Your order was cancelled', zh: '您的订单已取消' },
    body: {
      en: `We had to cancel your ${name.en}.${back.en}${said.en}`,
      zh: `很抱歉，我们取消了您的${name.zh}。${back.zh}${said.zh}`,
    },
  };
};

/** The order was not paid in time. */
const expiredMessage = (order: NamedOrder): OrderWords => {
  const name = nameOf(order);
  return {
    title: { en: 'Your unpaid order was cancelled', zh: '您的未付款订单已取消' },
    body: {
      en: `Your ${name.en} was not paid within ${unpaidHours} hours and has been cancelled. Nothing was charged; you are welcome to order again.`,
      zh: `您的${name.zh}未在 ${unpaidHours} 小时内付款，已自动取消。您没有被扣款，欢迎重新下单。`,
    },
  };
};

/** All goods have arrived. */
const inStockMessage = (order: NamedOrder): OrderWords => {
  const name = nameOf(order);
  return {
    title: { en: 'Your goods are in our warehouse', zh: '您的商品已入库' },
    body: {
      en: `The goods of ${name.en} have arrived in our warehouse and can be packed now.`,
      zh: `${name.zh}的商品已到达我们的仓库，现在可以打包寄送。`,
    },
  };
};

/** Staff accepted the prices that the shopper entered. */
const priceAcceptedMessage = (order: NamedOrder, { note }: { note: string }): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  return {
    title: { en: 'The price you gave was accepted', zh: '您的改价已通过' },
    body: {
      en: `We checked the price that you gave for ${name.en} and accepted it.${said.en}`,
      zh: `您在${name.zh}中填写的价格已核实通过。${said.zh}`,
    },
  };
};

/** Staff rejected a refund; the order continues. */
const refundRejectedMessage = (order: NamedOrder, { note }: { note: string }): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  return {
    title: { en: 'Your refund request was declined', zh: '您的退款申请未通过' },
    body: {
      en: `We could not refund ${name.en}. The order goes on where it was.${said.en}`,
      zh: `很抱歉，${name.zh}的退款申请未能通过，订单将继续处理。${said.zh}`,
    },
  };
};

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

const whereTo = {
  balance: { en: 'It is in your balance now.', zh: '款项已退回您的余额。' },
  card: {
    en: 'It goes back to your card or PayPal account, or to your balance should that not take it.',
    zh: '款项将原路退回您的银行卡或 PayPal 账户；如无法原路退回，则退至您的余额。',
  },
} as const;

/** A refund was approved. */
const refundedMessage = (
  order: NamedOrder,
  { refundFen, photoFen, destination, part, note }: RefundFacts,
): OrderWords => {
  const name = nameOf(order);
  const said = notePart(note);
  const amount = formatFen(refundFen);
  const to = whereTo[destination];
  const what = part
    ? { en: 'for what had not arrived', zh: '未到货部分' }
    : { en: 'for goods and domestic shipping', zh: '商品及国内运费' };
  const photos = photoFen > 0 ? { en: ' Photo fees are not refunded.', zh: '精拍费用不予退还。' } : { en: '', zh: '' };
  return {
    title: { en: 'Your refund was approved', zh: '您的退款已通过' },
    body: {
      en: `You get back ${amount} ${what.en} of ${name.en}. ${to.en}${photos.en}${said.en}`,
      zh: `${name.zh}的${what.zh}共退款 ${amount}。${to.zh}${photos.zh}${said.zh}`,
    },
  };
};

/** An event of an order. */
interface Trigger {
  event: OrderEvent;
  actor: OrderActor;
  /** Staff's note. */
  note: string;
  /** The amount it refunded. */
  refundFen: number;
}

interface OrderMessage extends OrderWords {
  kind: MessageKind;
}

type Facts = Pick<PurchaseOrderRow, 'number' | 'photoFen' | 'shopName'>;

/** The messages for an event; none for the shopper's own actions. */
export const orderMessages = (
  order: Facts,
  trigger: Trigger,
  refund: Pick<OrderRefundRow, 'destination'> | null,
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
      return [{ kind: 'order_review', ...priceAcceptedMessage(order, { note }) }];
    case 'refund_rejected':
      return [{ kind: 'refund_rejected', ...refundRejectedMessage(order, { note }) }];
    case 'refunded':
      return [refunded(false)];
    case 'part_refunded':
      return [refunded(true), { kind: 'order_in_stock', ...inStockMessage(order) }];
    case 'in_stock':
      return [{ kind: 'order_in_stock', ...inStockMessage(order) }];
    default:
      return [];
  }
};
