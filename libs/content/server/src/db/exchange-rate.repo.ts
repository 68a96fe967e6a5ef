import { asc } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { exchangeRate } from './exchange-rate.table.ts';

export type RateRow = typeof exchangeRate.$inferSelect;

/** All of them, in the order of the currency menu. */
export const findRates = (db: Database): Promise<RateRow[]> => db.select().from(exchangeRate).orderBy(asc(exchangeRate.position));
