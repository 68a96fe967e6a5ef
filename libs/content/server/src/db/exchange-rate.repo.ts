import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { exchangeRate } from './exchange-rate.table.ts';

export type RateRow = typeof exchangeRate.$inferSelect;

/** All of them, in the order of the currency menu. */
export const findRates = (db: Database): Promise<RateRow[]> => db.select().from(exchangeRate).orderBy(asc(exchangeRate.position));

/** The same, locked until the transaction ends, so that two readings of the source do not mix. */
export const lockRates = (tx: Tx): Promise<RateRow[]> => tx.select().from(exchangeRate).orderBy(asc(exchangeRate.position)).for('update');

export type RateChange = Pick<RateRow, 'currency' | 'perEuro' | 'asOf' | 'source'>;

/** Writes a rate unless a later day's stands there. */
export const writeRate = async (tx: Tx, { currency, ...change }: RateChange): Promise<void> => {
  await tx
    .update(exchangeRate)
    .set(change)
    .where(and(eq(exchangeRate.currency, currency), sql`${exchangeRate.asOf} <= ${change.asOf}`));
};
