import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { jsonRows, type Database } from '@caravan/server-core';
import { lineReceiptTable as receipts } from './line-receipt.table.ts';
import { lineSubstituteTable as substitutes } from './line-substitute.table.ts';
import { orderEventTable as events } from './order-event.table.ts';
import { orderExtraEventTable as extraEvents, orderExtraTable as extras } from './order-extra.table.ts';
import { orderLineTable as lines, type OrderLineRow } from './order-line.table.ts';
import { lastFirst } from './order-question.repo.ts';
import { orderQuestionTable as questions } from './order-question.table.ts';
import { orderRefundTable as refunds } from './order-refund.table.ts';
import { purchaseOrderTable as orders } from './purchase-order.table.ts';

/** The lines of orders, in the order of these. */
export const linesOf = (db: Database, numbers: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(inArray(lines.orderNumber, [...numbers]))
    .orderBy(asc(lines.orderNumber), asc(lines.position));

/** The parts of orders, each list as one column, with the last refund and the last question: one statement. */
export const partsOf = (db: Database, numbers: readonly string[]) => {
  const page = db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.number, [...numbers]))
    .as('page');
  const goods = db
    .select({ rows: jsonRows(lines, 'goods_rows', asc(lines.position)) })
    .from(lines)
    .where(eq(lines.orderNumber, page.number))
    .as('goods');
  const arrived = db
    .select({ rows: jsonRows(receipts, 'arrived_rows', asc(receipts.receivedAt), asc(receipts.id)) })
    .from(receipts)
    .where(eq(receipts.orderNumber, page.number))
    .as('arrived');
  const taken = db
    .select({ rows: jsonRows(substitutes, 'taken_rows', asc(substitutes.lineId)) })
    .from(lines)
    .innerJoin(substitutes, eq(substitutes.lineId, lines.id))
    .where(eq(lines.orderNumber, page.number))
    .as('taken');
  const asked = db
    .select({ rows: jsonRows(extras, 'asked_rows', asc(extras.createdAt), asc(extras.ref)) })
    .from(extras)
    .where(eq(extras.orderNumber, page.number))
    .as('asked');
  const answered = db
    .select({ rows: jsonRows(extraEvents, 'answered_rows', asc(extraEvents.at)) })
    .from(extras)
    .innerJoin(extraEvents, eq(extraEvents.extraRef, extras.ref))
    .where(eq(extras.orderNumber, page.number))
    .as('answered');
  const happened = db
    .select({ rows: jsonRows(events, 'happened_rows', asc(events.seq)) })
    .from(events)
    .where(eq(events.orderNumber, page.number))
    .as('happened');
  const refund = db
    .select()
    .from(refunds)
    .where(eq(refunds.orderNumber, page.number))
    .orderBy(desc(refunds.seq))
    .limit(1)
    .as('refund');
  const question = db
    .select()
    .from(questions)
    .where(eq(questions.orderNumber, page.number))
    .orderBy(...lastFirst)
    .limit(1)
    .as('question');
  return db
    .select()
    .from(page)
    .crossJoinLateral(goods)
    .crossJoinLateral(arrived)
    .crossJoinLateral(taken)
    .crossJoinLateral(asked)
    .crossJoinLateral(answered)
    .crossJoinLateral(happened)
    .leftJoinLateral(refund, sql`true`)
    .leftJoinLateral(question, sql`true`);
};
