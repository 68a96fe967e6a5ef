import { fail, type ExchangeRate } from '@caravan/content/contract';
import type { ChargeRates, ExchangeRates } from '@caravan/content/port';
import { findRates, type RateRow } from '../db/exchange-rate.repo.ts';
import { crossRate } from '../domain/cross-rate.ts';
import { isOldRate } from '../domain/rate-age.ts';
import type { ContentContext } from './content-context.ts';
import { marginFromMemory } from './shop-rules.ts';

/** All amounts are in this currency, so it is the default `from`. */
const baseCurrency = 'CNY';

const allRates = ({ db, rates }: ContentContext): Promise<RateRow[]> => rates.get('all', () => findRates(db));

/** All rates are against the euro, so its own rate has no age. */
const rateBase = 'EUR';

/** The rates of a pair that have an age. */
const agingRates = (pair: readonly RateRow[]): RateRow[] => pair.filter(({ currency }) => currency !== rateBase);

/** A cross rate has the older of the two days. */
const dayOf = (from: RateRow, to: RateRow): string =>
  agingRates([from, to])
    .map(({ asOf }) => asOf)
    .sort()[0] ?? to.asOf;

const isOld = (from: RateRow, to: RateRow, now: Date): boolean =>
  from.currency !== to.currency && isOldRate(dayOf(from, to), now);

/** Whether a rate of the pair ships with the product. */
const isShipped = (pair: readonly [RateRow, RateRow]): boolean =>
  pair[0].currency !== pair[1].currency && agingRates(pair).some(({ source }) => source === 'product');

const rateBetween = (from: RateRow, to: RateRow, now: Date): ExchangeRate => ({
  from: from.currency,
  to: to.currency,
  rate: crossRate(from.perEuro, to.perEuro),
  as_of: dayOf(from, to),
  ...(isOld(from, to, now) ? { old: true } : {}),
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
  const now = context.clock();
  const source = rowOf(rows, from);
  if (to !== undefined) return rateBetween(source, rowOf(rows, to), now);
  return rows.filter((row) => row !== source).map((row) => rateBetween(source, row, now));
};

/** The currencies in which a shopper can see amounts. */
export const knownCurrencies = async (context: ContentContext): Promise<string[]> =>
  (await allRates(context)).map((row) => row.currency);

/** A currency and yuan, if both are known. */
const pairToCny = async (context: ContentContext, currency: string): Promise<[RateRow, RateRow] | null> => {
  const rows = await allRates(context);
  const [source, target] = [currency, baseCurrency].map((code) => rows.find((row) => row.currency === code));
  return source && target ? [source, target] : null;
};

export const exchangeRates = (context: ContentContext): ExchangeRates & ChargeRates => ({
  toCny: async (currency) => {
    const pair = await pairToCny(context, currency);
    if (!pair) return null;
    return {
      rate: crossRate(pair[0].perEuro, pair[1].perEuro),
      asOf: dayOf(...pair),
      ...(isShipped(pair) || isOld(...pair, context.clock()) ? { old: true } : {}),
      ...(isShipped(pair) ? { shipped: true } : {}),
    };
  },
  forCharge: async (currency) => {
    const pair = await pairToCny(context, currency);
    if (!pair) return { refusal: 'unknown' };
    if (isShipped(pair) || isOld(...pair, context.clock())) return { refusal: 'too_old' };
    return { rate: crossRate(pair[0].perEuro, pair[1].perEuro), asOf: dayOf(...pair) };
  },
  margin: () => marginFromMemory(context),
});
