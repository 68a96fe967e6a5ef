import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import { day, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { CarrierService, LabelsQuery } from '@caravan/carriers/contract';
import { openLabelStates } from '@caravan/carriers/contract';
import { countRows, cutPage, olderThan, readCursor, type Database, type Tx } from '@caravan/server-core';
import type { CostEntries } from '@caravan/fund-payment/port';
import type { CostsOfParcels } from '@caravan/warehouse-packages/port';
import {
  carrierLabelTable as labels,
  carrierQuoteTable as quotes,
  type CarrierLabelRow,
  type CarrierQuoteRow,
} from './label.table.ts';

/** Keeps what carriers charge, and forgets what they charged a day ago. */
export const insertQuote = async (tx: Tx, row: CarrierQuoteRow): Promise<void> => {
  await tx.delete(quotes).where(lt(quotes.createdAt, new Date(row.createdAt.getTime() - day)));
  await tx.insert(quotes).values(row);
};

export const findQuote = async (
  db: Database,
  { id, packageNumber }: Pick<CarrierQuoteRow, 'id' | 'packageNumber'>,
): Promise<CarrierQuoteRow | undefined> =>
  (
    await db
      .select()
      .from(quotes)
      .where(and(eq(quotes.id, id), eq(quotes.packageNumber, packageNumber)))
  )[0];

export const insertLabel = async (tx: Tx, row: CarrierLabelRow): Promise<void> => {
  await tx.insert(labels).values(row);
};

export const findLabel = async (db: Database, id: string): Promise<CarrierLabelRow | undefined> =>
  (await db.select().from(labels).where(eq(labels.id, id)))[0];

export const lockLabel = async (tx: Tx, id: string): Promise<CarrierLabelRow | undefined> =>
  (await tx.select().from(labels).where(eq(labels.id, id)).for('update'))[0];

/** The labels of a package, the latest first. */
export const labelsOfPackage = (db: Database, packageNumber: string): Promise<CarrierLabelRow[]> =>
  db
    .select()
    .from(labels)
    .where(eq(labels.packageNumber, packageNumber))
    .orderBy(desc(labels.askedAt), desc(labels.id));

/** The label that a package has; locked. */
export const lockOpenLabel = async (tx: Tx, packageNumber: string): Promise<CarrierLabelRow | undefined> =>
  (
    await tx
      .select()
      .from(labels)
      .where(and(eq(labels.packageNumber, packageNumber), inArray(labels.state, [...openLabelStates])))
      .for('update')
  )[0];

/** The bought labels of a service for these packages. A package has one label that is open at a time. */
export const soldLabels = (
  db: Database,
  service: CarrierService,
  packageNumbers: readonly string[],
): Promise<CarrierLabelRow[]> =>
  db
    .select()
    .from(labels)
    .where(
      and(eq(labels.service, service), eq(labels.state, 'bought'), inArray(labels.packageNumber, [...packageNumbers])),
    );

export const changeLabel = async (db: Database, id: string, change: Partial<CarrierLabelRow>): Promise<void> => {
  await db.update(labels).set(change).where(eq(labels.id, id));
};

/** Labels that were paid for count also while the carrier decides about the money. Those of tests cost nothing. */
export const costsOfLabels: CostsOfParcels = (numbers) => sql`
  select ${labels.packageNumber} as package_number, sum(${labels.costFen}) as cost_fen
  from ${labels}
  where ${labels.packageNumber} in (${numbers}) and ${labels.state} in ('bought', 'voiding', 'kept')
    and not ${labels.isTest} and ${labels.costFen} is not null
  group by ${labels.packageNumber}`;

const position = z.tuple([z.iso.datetime(), z.string()]);

export const pageOfLabels = async (
  db: Database,
  { state, cursor, limit }: LabelsQuery,
): Promise<CursorPage<CarrierLabelRow>> => {
  const filter = state === undefined ? undefined : eq(labels.state, state);
  const rows = await db
    .select()
    .from(labels)
    .where(and(filter, olderThan(labels.askedAt, labels.id, readCursor(cursor, position))))
    .orderBy(desc(labels.askedAt), desc(labels.id))
    .limit(limit + 1);
  return {
    ...cutPage(rows, limit, ({ askedAt, id }) => [askedAt.toISOString(), id]),
    count: await countRows(db, labels, filter),
  };
};

/** Labels of a service whose end is not known and about which it was not asked since then, the longest waiting first. */
export const unsettledLabels = (
  db: Database,
  service: CarrierService,
  before: { purchase: Date; void: Date },
  limit: number,
): Promise<Pick<CarrierLabelRow, 'id' | 'state'>[]> => {
  const since = sql`coalesce(${labels.checkedAt}, ${labels.askedAt})`;
  return db
    .select({ id: labels.id, state: labels.state })
    .from(labels)
    .where(
      and(
        eq(labels.service, service),
        or(
          and(
            inArray(labels.state, ['asked', 'unknown']),
            sql`${since} < ${before.purchase.toISOString()}::timestamptz`,
          ),
          and(eq(labels.state, 'voiding'), sql`${since} < ${before.void.toISOString()}::timestamptz`),
        ),
      ),
    )
    .orderBy(asc(since))
    .limit(limit);
};

/** Forgets the words of carriers about labels that were asked before this time. */
export const forgetWords = async (db: Database, before: Date): Promise<void> => {
  await db
    .update(labels)
    .set({ failureText: null })
    .where(and(isNotNull(labels.failureText), lt(labels.askedAt, before)));
};

/** Labels cost money when they are bought, and it comes back for those that are voided. */
export const labelCosts: CostEntries = ({ from, to }) => {
  const isPaid = and(not(labels.isTest), gt(labels.costFen, 0));
  return sql`
  select ${labels.boughtAt} as at, 'labels' as cost, 'label_services' as creditor, ${labels.costFen} as fen
  from ${labels} where ${and(isPaid, gte(labels.boughtAt, from), lt(labels.boughtAt, to))}
  union all
  select ${labels.voidedAt}, 'labels', 'label_services', - ${labels.costFen}
  from ${labels} where ${and(isPaid, gte(labels.voidedAt, from), lt(labels.voidedAt, to))}`;
};
