import { turnColumns, turnLimit, type Turns } from '@caravan/account/port';
import { sql } from 'drizzle-orm';
import { orderExtraEventTable as events, orderExtraTable as extras } from '../payment/order-extra.table.ts';
import { orderQuestionTable as questions } from '../questions/order-question.table.ts';
import { offerTable as offers } from '../offers/offer.table.ts';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';

const ofOrder = { ref: orders.number, number: orders.number };

/** Payments, questions, offers and extra payments that wait for a shopper. */
export const orderTurns: Turns = {
  of: (userId, now) => [
    sql`SELECT ${turnColumns({
      kind: 'pay_order',
      ...ofOrder,
      amountFen: orders.amountFen,
      at: orders.createdAt,
      dueAt: orders.expiresAt,
    })} FROM ${orders}
      WHERE ${orders.userId} = ${userId} AND ${orders.status} = 'pending_payment' AND ${orders.expiresAt} > ${now}
      ORDER BY ${orders.expiresAt} LIMIT ${turnLimit}`,
    sql`SELECT ${turnColumns({
      kind: 'answer_question',
      ...ofOrder,
      at: questions.askedAt,
      dueAt: questions.dueAt,
    })} FROM ${orders} JOIN ${questions} ON ${questions.orderNumber} = ${orders.number}
      WHERE ${orders.userId} = ${userId} AND ${questions.state} = 'open' AND ${questions.dueAt} > ${now}
      ORDER BY ${questions.dueAt} LIMIT ${turnLimit}`,
    sql`SELECT ${turnColumns({
      kind: 'accept_offer',
      ref: offers.conversationId,
      name: offers.name,
      at: offers.createdAt,
      dueAt: offers.validUntil,
    })} FROM ${offers}
      WHERE ${offers.userId} = ${userId} AND ${offers.state} = 'open' AND ${offers.validUntil} > ${now}
      ORDER BY ${offers.validUntil} LIMIT ${turnLimit}`,
    sql`SELECT ${turnColumns({
      kind: 'pay_extra',
      ref: extras.ref,
      number: orders.number,
      amountFen: extras.amountFen,
      at: extras.createdAt,
      dueAt: extras.expiresAt,
    })} FROM ${orders} JOIN ${extras} ON ${extras.orderNumber} = ${orders.number}
      WHERE ${orders.userId} = ${userId} AND ${orders.status} = 'paid' AND ${extras.expiresAt} > ${now}
        AND NOT EXISTS (SELECT FROM ${events} WHERE ${events.extraRef} = ${extras.ref}
          AND ${events.event} IN ('paid', 'cancelled'))
      ORDER BY ${extras.expiresAt} LIMIT ${turnLimit}`,
  ],
};
