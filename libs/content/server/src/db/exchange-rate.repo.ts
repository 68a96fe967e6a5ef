import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { exchangeRate } from './exchange-rate.table.ts';

export type RateRow = typeof exchangeRate.$inferSelect;

/** All rates, in the order of the currency menu. */
export const findRates = (db: Database): Promise<RateRow[]> =>
  db.select().from(exchangeRate).orderBy(asc(exchangeRate.position));

/** All rates, locked until the transaction ends, so that concurrent updates do not mix. */
export const lockRates = (tx: Tx): Promise<RateRow[]> =>
  tx.select().from(exchangeRate).orderBy(asc(exchangeRate.position)).for('update');

export type RateChange = Pick<RateRow, 'currency' | 'perEuro' | 'asOf' | 'source'>;

/** Stores a rate unless one of a later day is stored. */
export const writeRate = async (tx: Tx, { currency, ...change }: RateChange): Promise<void> => {
  await tx
    .update(exchangeRate)
    .set(change)
    .where(and(eq(exchangeRate.currency, currency), sql`${exchangeRate.asOf} <= ${change.asOf}`));
};
