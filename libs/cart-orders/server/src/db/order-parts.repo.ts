import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@caravan/server-core';
import { orderEventTable as events, type OrderEventRow } from './order-event.table.ts';
import { orderLineTable as lines, type OrderLineRow } from './order-line.table.ts';
import { lastQuestions } from './order-question.repo.ts';
import type { OrderQuestionRow } from './order-question.table.ts';
import { orderRefundTable as refunds, type OrderRefundRow } from './order-refund.table.ts';

/** Reads the parts of orders, by one statement for each kind of row. */
export interface OrderParts {
  lines: (numbers: readonly string[]) => Promise<OrderLineRow[]>;
  /** The last refund of each order. */
  refunds: (numbers: readonly string[]) => Promise<OrderRefundRow[]>;
  /** The last question about each order. */
  questions: (numbers: readonly string[]) => Promise<OrderQuestionRow[]>;
  events: (numbers: readonly string[]) => Promise<OrderEventRow[]>;
}

/** Lines, in the order of their orders. */
export const orderLines = (db: Database, chosen: SQL) =>
  db.select().from(lines).where(chosen).orderBy(asc(lines.orderNumber), asc(lines.position));

const lastRefunds = (db: Database, chosen: SQL) =>
  db
    .selectDistinctOn([refunds.orderNumber])
    .from(refunds)
    .where(chosen)
    .orderBy(refunds.orderNumber, desc(refunds.seq));

const orderEvents = (db: Database, chosen: SQL) =>
  db.select().from(events).where(chosen).orderBy(events.orderNumber, events.seq);

/** Parts in a transaction, or for a call that is seldom. */
export const orderParts = (db: Database): OrderParts => ({
  lines: (numbers) => orderLines(db, inArray(lines.orderNumber, [...numbers])),
  refunds: (numbers) => lastRefunds(db, inArray(refunds.orderNumber, [...numbers])),
  questions: (numbers) => lastQuestions(db, (column) => inArray(column, [...numbers])),
  events: (numbers) => orderEvents(db, inArray(events.orderNumber, [...numbers])),
});

/** The same by statements that are prepared once for each database, because many pages list orders. */
export const preparedOrderParts = (db: Database): OrderParts => {
  const numbered = (column: PgColumn): SQL => sql`${column} = any(${sql.placeholder('numbers')}::text[])`;
  const statements = {
    lines: orderLines(db, numbered(lines.orderNumber)).prepare('orders_lines'),
    refunds: lastRefunds(db, numbered(refunds.orderNumber)).prepare('orders_refunds'),
    questions: lastQuestions(db, numbered).prepare('orders_questions'),
    events: orderEvents(db, numbered(events.orderNumber)).prepare('orders_events'),
  };
  return {
    lines: (numbers) => statements.lines.execute({ numbers }),
    refunds: (numbers) => statements.refunds.execute({ numbers }),
    questions: (numbers) => statements.questions.execute({ numbers }),
    events: (numbers) => statements.events.execute({ numbers }),
  };
};
