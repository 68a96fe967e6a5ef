import { fail, type NewExchangeRates, type StaffExchangeRates } from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { findRates, lockRates, writeRate, type RateRow } from '../db/exchange-rate.repo.ts';
import { isPlausibleRate } from '../domain/cross-rate.ts';
import type { DailyRates } from '../ports/rate-source.ts';
import { topics, type ContentContext } from './content-context.ts';

/** All rates are against the euro, so its own rate is always 1. */
const base = 'EUR';

export const presentRates = (rows: readonly RateRow[]): StaffExchangeRates =>
  rows.map(({ currency, perEuro, asOf, source }) => ({ currency, per_euro: perEuro, as_of: asOf, source }));

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
 * stored rate.
 */
export const setRates = async (
  { transaction, caches }: Pick<Core, 'transaction' | 'caches'>,
  context: ContentContext,
  given: NewExchangeRates,
  audit: (tx: Tx) => Promise<void>,
): Promise<StaffExchangeRates> => {
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
  return presentRates(await findRates(context.db));
};
