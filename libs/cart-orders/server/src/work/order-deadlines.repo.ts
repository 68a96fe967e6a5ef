import { and, asc, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@caravan/server-core';
import { orderExtraEventTable, orderExtraTable } from '../payment/order-extra.table.ts';
import { orderQuestionTable as questions } from '../questions/order-question.table.ts';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';

/** The time to pay, to request a refund, to answer a question, or to pay an extra fee. */
export type OrderDeadlineKind = 'pay' | 'refund' | 'answer' | 'extra';

export interface OrderDeadlineRow {
  kind: OrderDeadlineKind;
  number: string;
  /** Names it among those of its kind. */
  ref: string;
  at: Date;
  since: Date;
}

const kindOf = (kind: OrderDeadlineKind) => sql<OrderDeadlineKind>`${kind}::text`.as('kind');

/** The open deadlines of a shopper's orders, the earliest first. */
export const findOrderDeadlines = (
  db: Database,
  userId: string,
  now: Date,
  limit: number,
): Promise<OrderDeadlineRow[]> => {
  const decided = db
    .select({ ref: orderExtraEventTable.extraRef })
    .from(orderExtraEventTable)
    .where(
      and(
        eq(orderExtraEventTable.extraRef, orderExtraTable.ref),
        inArray(orderExtraEventTable.event, ['paid', 'cancelled']),
      ),
    );
  const at = (column: PgColumn, name: string) => sql<Date>`${column}`.mapWith(orders.createdAt).as(name);
  const ofOrder = { number: orders.number, ref: sql<string>`${orders.number}`.as('ref') };
  return unionAll(
    db
      .select({ kind: kindOf('pay'), ...ofOrder, at: at(orders.expiresAt, 'at'), since: at(orders.createdAt, 'since') })
      .from(orders)
      .where(and(eq(orders.userId, userId), eq(orders.status, 'pending_payment'), gt(orders.expiresAt, now))),
    db
      .select({
        kind: kindOf('refund'),
        ...ofOrder,
        at: at(orders.refundableUntil, 'at'),
        since: at(orders.paidAt, 'since'),
      })
      .from(orders)
      .where(
        and(eq(orders.userId, userId), inArray(orders.status, ['paid', 'processing']), gt(orders.refundableUntil, now)),
      ),
    db
      .select({
        kind: kindOf('answer'),
        number: orders.number,
        ref: sql<string>`${questions.id}`.as('ref'),
        at: at(questions.dueAt, 'at'),
        since: at(questions.askedAt, 'since'),
      })
      .from(questions)
      .innerJoin(orders, eq(orders.number, questions.orderNumber))
      .where(and(eq(orders.userId, userId), eq(questions.state, 'open'), gt(questions.dueAt, now))),
    db
      .select({
        kind: kindOf('extra'),
        number: orders.number,
        ref: sql<string>`${orderExtraTable.ref}`.as('ref'),
        at: at(orderExtraTable.expiresAt, 'at'),
        since: at(orderExtraTable.createdAt, 'since'),
      })
      .from(orderExtraTable)
      .innerJoin(orders, eq(orders.number, orderExtraTable.orderNumber))
      .where(
        and(
          eq(orders.userId, userId),
          eq(orders.status, 'paid'),
          gt(orderExtraTable.expiresAt, now),
          notExists(decided),
        ),
      ),
  )
    .orderBy(asc(sql`at`), asc(sql`ref`))
    .limit(limit);
};
