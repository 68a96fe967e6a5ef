import { fail, type ExchangeRate } from '@caravan/content/contract';
import type { ExchangeRates } from '@caravan/content/port';
import { findRates, type RateRow } from '../db/exchange-rate.repo.ts';
import { crossRate } from '../domain/cross-rate.ts';
import type { ContentContext } from './content-context.ts';

/** Every amount inside is in this currency, so rates start from it. */
const home = 'CNY';

const allRates = ({ db, rates }: ContentContext): Promise<RateRow[]> => rates.get('all', () => findRates(db));

const between = (from: RateRow, to: RateRow): ExchangeRate => ({
  from: from.currency,
  to: to.currency,
  rate: crossRate(from.perEuro, to.perEuro),
  // A rate made of two days is as old as the older.
  as_of: from.asOf < to.asOf ? from.asOf : to.asOf,
});

const rowOf = (rows: readonly RateRow[], currency: string): RateRow => {
  const row = rows.find((one) => one.currency === currency);
  if (!row) throw fail('rate_unknown');
  return row;
};

/** One rate, or those from one currency to every other when `to` is absent. */
export const readRates = async (context: ContentContext, { from = home, to }: { from?: string | undefined; to?: string | undefined }) => {
  const rows = await allRates(context);
  const source = rowOf(rows, from);
  if (to !== undefined) return between(source, rowOf(rows, to));
  return rows.filter((row) => row !== source).map((row) => between(source, row));
};

/** Currencies a shopper may see amounts in. */
export const knownCurrencies = async (context: ContentContext): Promise<string[]> => (await allRates(context)).map((row) => row.currency);

export const exchangeRates = (context: () => ContentContext): ExchangeRates => ({
  toCny: async (currency) => {
    const rows = await allRates(context());
    const [source, target] = [currency, home].map((code) => rows.find((row) => row.currency === code));
    if (!source || !target) return null;
    const { rate, as_of } = between(source, target);
    return { rate, asOf: as_of };
  },
});
