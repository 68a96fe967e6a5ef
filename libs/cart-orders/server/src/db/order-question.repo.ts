import { asc, desc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  orderExtraEventTable as events,
  orderExtraTable as extras,
  type OrderExtra,
  type OrderExtraEventRow,
  type OrderExtraRow,
} from './order-extra.table.ts';
import { orderQuestionTable as questions, type OrderQuestionRow } from './order-question.table.ts';

/** The last question about each order. */
export const lastQuestionsOf = (db: Database, numbers: readonly string[]): Promise<OrderQuestionRow[]> =>
  db
    .selectDistinctOn([questions.orderNumber])
    .from(questions)
    .where(inArray(questions.orderNumber, [...numbers]))
    .orderBy(questions.orderNumber, desc(questions.askedAt), desc(sql`${questions.state} = 'open'`));

const timeOf = (event: OrderExtraEventRow['event']) =>
  sql<Date | null>`max(${events.at}) filter (where ${events.event} = ${event})`.mapWith(events.at);

const selectExtras = (db: Database, chosen?: SQL): Promise<OrderExtra[]> =>
  db
    .select({
      ...getTableColumns(extras),
      paidAt: timeOf('paid'),
      cancelledAt: timeOf('cancelled'),
      refundedAt: timeOf('refunded'),
    })
    .from(extras)
    .leftJoin(events, eq(events.extraRef, extras.ref))
    .where(chosen)
    .groupBy(extras.ref)
    .orderBy(asc(extras.createdAt), asc(extras.ref));

/** The extra payments of orders, oldest first. */
export const extrasOf = (db: Database, numbers: readonly string[]): Promise<OrderExtra[]> =>
  selectExtras(db, inArray(extras.orderNumber, [...numbers]));

/** All extra payments, for the audit. */
export const allExtras = (db: Database): Promise<OrderExtra[]> => selectExtras(db);

/** The order of each extra payment. */
export const ordersOfExtras = (
  db: Database,
  refs: readonly string[],
): Promise<Pick<OrderExtraRow, 'ref' | 'orderNumber'>[]> =>
  db
    .select({ ref: extras.ref, orderNumber: extras.orderNumber })
    .from(extras)
    .where(inArray(extras.ref, [...refs]));

export const orderOfQuestion = async (db: Database, id: string): Promise<string | undefined> =>
  (await db.select({ number: questions.orderNumber }).from(questions).where(eq(questions.id, id)))[0]?.number;

export const insertQuestion = async (tx: Tx, row: OrderQuestionRow): Promise<void> => {
  await tx.insert(questions).values(row);
};

/** Changes a question of a locked order. */
export const writeQuestion = async (
  tx: Tx,
  id: string,
  patch: Partial<Pick<OrderQuestionRow, 'answer' | 'closedAt' | 'state' | 'wakeAt'>>,
): Promise<void> => {
  await tx.update(questions).set(patch).where(eq(questions.id, id));
};

export const insertExtra = async (tx: Tx, row: OrderExtraRow): Promise<void> => {
  await tx.insert(extras).values(row);
};

export const insertExtraEvent = async (tx: Tx, row: OrderExtraEventRow): Promise<void> => {
  await tx.insert(events).values(row);
};

/** Orders with a question or an extra payment whose reminder or deadline has come, the longest waiting first. */
export const ordersToWake = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const found = await db
    .select({ number: questions.orderNumber })
    .from(questions)
    .where(lte(questions.wakeAt, now))
    .orderBy(asc(questions.wakeAt))
    .limit(limit);
  return found.map(({ number }) => number);
};
