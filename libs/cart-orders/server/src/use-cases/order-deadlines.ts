import type { Deadlines } from '@caravan/account/port';
import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import type { Language } from '@caravan/kernel';
import { findOrderDeadlines, type OrderDeadlineKind } from '../db/order-deadlines.repo.ts';
import type { OrderContext } from './order-context.ts';

type Words = (number: string) => Record<Language, string>;

const titles: Record<OrderDeadlineKind, Words> = {
  pay: (number) => ({ en: `Pay order ${number} by now`, zh: `订单 ${number} 付款截止` }),
  refund: (number) => ({ en: `Last time to request a refund of order ${number}`, zh: `订单 ${number} 申请退款截止` }),
  answer: (number) => ({ en: `Answer the question about order ${number} by now`, zh: `订单 ${number} 的提问答复截止` }),
  extra: (number) => ({ en: `Pay the extra fee of order ${number} by now`, zh: `订单 ${number} 补款截止` }),
};

/** The deadlines of orders: to pay, to request a refund, to answer a question, to pay an extra fee. */
export const orderDeadlines = ({ db }: Pick<OrderContext, 'db'>): Deadlines => ({
  of: async (userId, now, limit) =>
    (await findOrderDeadlines(db, userId, now, limit)).map(({ kind, number, ref, at, since }) => ({
      id: `${ref}-${kind}`,
      time: { at: at.toISOString() },
      title: titles[kind](number),
      path: cartOrdersPaths.orderDetail.href({ number }),
      changedAt: since,
    })),
});
