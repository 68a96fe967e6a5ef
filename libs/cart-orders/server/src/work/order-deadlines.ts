import type { Deadlines } from '@caravan/account/port';
import { inLanguages } from '@caravan/kernel';
import { cartOrdersPaths } from '@caravan/routes';
import { findOrderDeadlines } from './order-deadlines.repo.ts';
import { orderWords } from '../messages/order-words.ts';
import type { OrderContext } from './order-context.ts';

/** The deadlines of orders: to pay, to request a refund, to answer a question, to pay an extra fee. */
export const orderDeadlines = ({ db }: Pick<OrderContext, 'db'>): Deadlines => ({
  of: async (userId, now, limit) =>
    (await findOrderDeadlines(db, userId, now, limit)).map(({ kind, number, ref, at, since }) => ({
      id: `${ref}-${kind}`,
      time: { at: at.toISOString() },
      title: inLanguages((language) => orderWords[language].deadlines[kind](number)),
      path: cartOrdersPaths.orderDetail.href({ number }),
      changedAt: since,
    })),
});
