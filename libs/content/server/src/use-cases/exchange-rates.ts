import { fail, type ExchangeRate } from '@caravan/content/contract';
import type { ExchangeRates } from '@caravan/content/port';
import { findRates, type RateRow } from '../db/exchange-rate.repo.ts';
import { crossRate } from '../domain/cross-rate.ts';
import type { ContentContext } from './content-context.ts';

/** All amounts are in this currency, so it is the default `from`. */
const baseCurrency = 'CNY';

const allRates = ({ db, rates }: ContentContext): Promise<RateRow[]> => rates.get('all', () => findRates(db));

const rateBetween = (from: RateRow, to: RateRow): ExchangeRate => ({
  from: from.currency,
  to: to.currency,
  rate: crossRate(from.perEuro, to.perEuro),
  // A cross rate has the older of the two days.
  as_of: from.asOf < to.asOf ? from.asOf : to.asOf,
});

const rowOf = (rows: readonly RateRow[], currency: string): RateRow => {
  const row = rows.find((one) => one.currency === currency);
  if (!row) throw fail('rate_unknown');
  return row;
};

/** One rate, or the rates from one currency to all others if `to` is absent. */
export const readRates = async (
  context: ContentContext,
  { from = baseCurrency, to }: { from?: string | undefined; to?: string | undefined },
) => {
  const rows = await allRates(context);
  const source = rowOf(rows, from);
  if (to !== undefined) return rateBetween(source, rowOf(rows, to));
  return rows.filter((row) => row !== source).map((row) => rateBetween(source, row));
};

/** The currencies in which a shopper can see amounts. */
export const knownCurrencies = async (context: ContentContext): Promise<string[]> =>
  (await allRates(context)).map((row) => row.currency);

export const exchangeRates = (context: ContentContext): ExchangeRates => ({
  toCny: async (currency) => {
    const rows = await allRates(context);
    const [source, target] = [currency, baseCurrency].map((code) => rows.find((row) => row.currency === code));
    if (!source || !target) return null;
    const { rate, as_of } = rateBetween(source, target);
    return { rate, asOf: as_of };
  },
});
