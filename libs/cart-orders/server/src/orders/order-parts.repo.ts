import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { partRows, type Database } from '@caravan/server-core';
import { lineReceiptTable as receipts } from '../payment/line-receipt.table.ts';
import { lineSubstituteTable as substitutes } from '../buying/line-substitute.table.ts';
import { orderEventTable as events } from './order-event.table.ts';
import { orderExtraEventTable as extraEvents, orderExtraTable as extras } from '../payment/order-extra.table.ts';
import { orderLineTable as lines, type OrderLineRow } from './order-line.table.ts';
import { lastFirst } from '../questions/order-question.repo.ts';
import { orderQuestionTable as questions } from '../questions/order-question.table.ts';
import { orderRefundTable as refunds } from '../refunds/order-refund.table.ts';
import { purchaseOrderTable as orders } from './purchase-order.table.ts';

/** The lines of orders, in the order of these. */
export const linesOf = (db: Database, numbers: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(inArray(lines.orderNumber, [...numbers]))
    .orderBy(asc(lines.orderNumber), asc(lines.position));

/** Orders with their parts, each list as one column, with the last refund and the last question: one statement. */
export const withParts = (db: Database, which: SQL | undefined) => {
  const page = db.select().from(orders).where(which).as('page');
  const { number } = page;
  const lists = {
    lines: partRows(db, lines, 'lines', { where: eq(lines.orderNumber, number), order: [asc(lines.position)] }),
    receipts: partRows(db, receipts, 'receipts', {
      where: eq(receipts.orderNumber, number),
      order: [asc(receipts.receivedAt), asc(receipts.id)],
    }),
    substitutes: partRows(db, substitutes, 'substitutes', {
      through: { table: lines, on: eq(lines.id, substitutes.lineId) },
      where: eq(lines.orderNumber, number),
      order: [asc(substitutes.lineId)],
    }),
    extras: partRows(db, extras, 'extras', {
      where: eq(extras.orderNumber, number),
      order: [asc(extras.createdAt), asc(extras.ref)],
    }),
    extraEvents: partRows(db, extraEvents, 'extra_events', {
      through: { table: extras, on: eq(extras.ref, extraEvents.extraRef) },
      where: eq(extras.orderNumber, number),
      order: [asc(extraEvents.at)],
    }),
    events: partRows(db, events, 'events', { where: eq(events.orderNumber, number), order: [asc(events.seq)] }),
  };
  const refund = db
    .select()
    .from(refunds)
    .where(eq(refunds.orderNumber, number))
    .orderBy(desc(refunds.seq))
    .limit(1)
    .as('refund');
  const question = db
    .select()
    .from(questions)
    .where(eq(questions.orderNumber, number))
    .orderBy(...lastFirst)
    .limit(1)
    .as('question');
  return db
    .select()
    .from(page)
    .crossJoinLateral(lists.lines)
    .crossJoinLateral(lists.receipts)
    .crossJoinLateral(lists.substitutes)
    .crossJoinLateral(lists.extras)
    .crossJoinLateral(lists.extraEvents)
    .crossJoinLateral(lists.events)
    .leftJoinLateral(refund, sql`true`)
    .leftJoinLateral(question, sql`true`);
};
