import { and, asc, desc, eq, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import { union, type PgColumn } from 'drizzle-orm/pg-core';
import { newId, sumFen, type Fen } from '@caravan/kernel';
import { partRows, type Database, type Tx } from '@caravan/server-core';
import {
  orderExtraEventTable as events,
  orderExtraTable as extras,
  type OrderExtra,
  type OrderExtraEventRow,
  type OrderExtraRow,
} from '../payment/order-extra.table.ts';
import { lineSubstituteTable, type LineSubstituteRow } from '../buying/line-substitute.table.ts';
import { orderLineTable } from '../orders/order-line.table.ts';
import { orderRefundTable as refunds } from '../refunds/order-refund.table.ts';
import { orderQuestionTable as questions, type OrderQuestionRow } from './order-question.table.ts';

/** Of several questions about an order the last; at one instant the one that is open, or whose extra payment waits. */
export const lastFirst = [
  questions.orderNumber,
  desc(questions.askedAt),
  desc(sql`${questions.state} = 'open'`),
  desc(sql`${questions.wakeAt} is not null`),
];

/** The last question about a paid order as lists show it, with the name of its line, for a lateral join. */
export const lastQuestionInList = (db: Database, order: { number: PgColumn; paidAt: PgColumn }) =>
  db
    .select({
      id: questions.id,
      kind: questions.kind,
      lineId: questions.lineId,
      itemId: questions.itemId,
      options: questions.options,
      state: questions.state,
      dueAt: questions.dueAt,
      lineName: orderLineTable.name,
    })
    .from(questions)
    .leftJoin(orderLineTable, eq(orderLineTable.id, questions.lineId))
    .where(and(eq(questions.orderNumber, order.number), isNotNull(order.paidAt)))
    .orderBy(...lastFirst)
    .limit(1)
    .as('question');

/** Extra payments with what happened to them. */
export const extraStates = (rows: readonly OrderExtraRow[], happened: readonly OrderExtraEventRow[]): OrderExtra[] =>
  rows.map((row) => {
    const own = happened.filter(({ extraRef }) => extraRef === row.ref);
    const timeOf = (name: 'paid' | 'cancelled'): Date | null => own.find(({ event }) => event === name)?.at ?? null;
    const sumOf = (some: readonly OrderExtraEventRow[]): Fen => sumFen(some.map(({ amountFen }) => amountFen ?? 0));
    return {
      ...row,
      paidAt: timeOf('paid'),
      cancelledAt: timeOf('cancelled'),
      refundedFen: sumOf(own),
      returnedFen: sumOf(own.filter(({ returnNumber }) => returnNumber !== null)),
    };
  });

const selectExtras = async (db: Database, chosen?: SQL): Promise<OrderExtra[]> => {
  const happened = partRows(db, events, 'happened', {
    where: eq(events.extraRef, extras.ref),
    order: [asc(events.at)],
  });
  const found = await db
    .select({ row: extras, happened: happened.rows })
    .from(extras)
    .crossJoinLateral(happened)
    .where(chosen)
    .orderBy(asc(extras.createdAt), asc(extras.ref));
  return found.flatMap((one) => extraStates([one.row], one.happened));
};

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

export const ordersWithOpenQuestion = async (db: Database): Promise<string[]> => {
  const found = await db.select({ number: questions.orderNumber }).from(questions).where(eq(questions.state, 'open'));
  return found.map(({ number }) => number);
};

export const orderOfQuestion = async (db: Database, id: string): Promise<string | undefined> =>
  (await db.select({ number: questions.orderNumber }).from(questions).where(eq(questions.id, id)))[0]?.number;

export const insertQuestion = async (tx: Tx, row: OrderQuestionRow): Promise<void> => {
  await tx.insert(questions).values(row);
};

/** Changes a question of a locked order. */
export const writeQuestion = async (
  tx: Tx,
  id: string,
  patch: Partial<Pick<OrderQuestionRow, 'answer' | 'closedAt' | 'returnNumber' | 'state' | 'wakeAt'>>,
): Promise<void> => {
  await tx.update(questions).set(patch).where(eq(questions.id, id));
};

export const insertExtra = async (tx: Tx, row: OrderExtraRow): Promise<void> => {
  await tx.insert(extras).values(row);
};

export const insertExtraEvent = async (
  tx: Tx,
  event: Omit<OrderExtraEventRow, 'id' | 'returnNumber'> & { returnNumber?: string | undefined },
): Promise<void> => {
  await tx.insert(events).values({ id: newId(), ...event });
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

/** The goods taken in place of those of lines. */
export const substitutesOf = (db: Database, lineIds: readonly string[]): Promise<LineSubstituteRow[]> =>
  db
    .select()
    .from(lineSubstituteTable)
    .where(inArray(lineSubstituteTable.lineId, [...lineIds]));

export const insertSubstitute = async (tx: Tx, row: LineSubstituteRow): Promise<void> => {
  await tx.insert(lineSubstituteTable).values(row);
};

/** Those of these orders about which a question is open or a request for a refund waits. */
export const ordersWithOpenMatters = async (db: Database, numbers: readonly string[]): Promise<string[]> => {
  const asked = db
    .select({ number: questions.orderNumber })
    .from(questions)
    .where(and(inArray(questions.orderNumber, [...numbers]), eq(questions.state, 'open')));
  const waiting = db
    .select({ number: refunds.orderNumber })
    .from(refunds)
    .where(and(inArray(refunds.orderNumber, [...numbers]), eq(refunds.outcome, 'waiting')));
  return (await union(asked, waiting)).map(({ number }) => number);
};
