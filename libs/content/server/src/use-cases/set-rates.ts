import { fail, type NewExchangeRates, type StaffExchangeRates } from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { findRates, lockRates, writeRate, type RateRow } from '../db/exchange-rate.repo.ts';
import { isPlausibleRate } from '../domain/cross-rate.ts';
import { isOldRate } from '../domain/rate-age.ts';
import type { DailyRates } from '../ports/rate-source.ts';
import { topics, type ContentContext } from './content-context.ts';

/** All rates are against the euro, so its own rate is always 1. */
const base = 'EUR';

/** Why a rate may not price a payment (specification 14.7); the euro's own always may. */
const unfitnessOf = ({ currency, asOf, source }: RateRow, now: Date): StaffExchangeRates[number]['unfit'] => {
  if (currency === base) return null;
  if (source === 'product') return 'shipped';
  return isOldRate(asOf, now) ? 'old' : null;
};

export const presentRates = (rows: readonly RateRow[], now: Date): StaffExchangeRates =>
  rows.map((row) => ({
    currency: row.currency,
    per_euro: row.perEuro,
    as_of: row.asOf,
    source: row.source,
    unfit: unfitnessOf(row, now),
  }));

/**
 * Stores the rates of a source for the currencies of the menu. Skips implausible rates and returns their currencies.
 */
export const takeDailyRates = async (
  { transaction, caches }: Pick<Core, 'transaction' | 'caches'>,
  { asOf, perEuro }: DailyRates,
  source: 'ecb',
): Promise<{ implausible: string[] }> =>
  transaction(async (tx) => {
    const implausible: string[] = [];
    for (const row of await lockRates(tx)) {
      const rate = perEuro.get(row.currency);
      if (rate === undefined || row.currency === base) continue;
      if (isPlausibleRate(row.perEuro, rate))
        await writeRate(tx, { currency: row.currency, perEuro: rate, asOf, source });
      else implausible.push(row.currency);
    }
    await writeRate(tx, { currency: base, perEuro: '1', asOf, source });
    await caches.changed(tx, topics.rates);
    return { implausible };
  });

/**
 * Stores rates that staff set by hand. A currency that is not in the menu is refused, and so is a day before that of the
 * stored rate, or after today (UTC): it would keep the rates of the source away, and never be old.
 */
export const setRates = async (
  { transaction, caches }: Pick<Core, 'transaction' | 'caches'>,
  context: ContentContext,
  given: NewExchangeRates,
  audit: (tx: Tx) => Promise<void>,
): Promise<StaffExchangeRates> => {
  if (Date.parse(given.as_of) > context.clock().getTime())
    throw fail('rate_in_future', { fields: { as_of: 'rate_in_future' } });
  await transaction(async (tx) => {
    const stored = new Map((await lockRates(tx)).map((row) => [row.currency, row]));
    for (const [currency, perEuro] of Object.entries(given.per_euro)) {
      const row = stored.get(currency);
      if (!row || currency === base) throw fail('rate_unknown');
      // It would not be stored, and the member of staff would not notice.
      if (row.asOf > given.as_of) throw fail('newer_rate', { fields: { as_of: 'newer_rate' } });
      await writeRate(tx, { currency, perEuro, asOf: given.as_of, source: 'staff' });
    }
    await audit(tx);
    await caches.changed(tx, topics.rates);
  });
  return presentRates(await findRates(context.db), context.clock());
};
