import { fail, type NewExchangeRates, type StaffExchangeRates } from '@caravan/content/contract';
import type { Core, Tx } from '@caravan/server-core';
import { findRates, lockRates, writeRate, type RateRow } from '../db/exchange-rate.repo.ts';
import { isPlausibleRate } from '../domain/plausible-rate.ts';
import type { DailyRates } from '../ports/rate-source.ts';
import type { ContentContext } from './content-context.ts';

/** The euro is what all rates are against: its own is 1 and stays so. */
const base = 'EUR';

export const presentRates = (rows: readonly RateRow[]): StaffExchangeRates =>
  rows.map(({ currency, perEuro, asOf, source }) => ({ currency, per_euro: perEuro, as_of: asOf, source }));

/** Takes what a rate source said, as far as the menu has the currency and the rate can be true; names those that cannot. */
export const takeDailyRates = async (
  { transaction }: Pick<Core, 'transaction'>,
  context: ContentContext,
  { asOf, perEuro }: DailyRates,
  source: 'ecb',
): Promise<{ doubted: string[] }> => {
  const doubted = await transaction(async (tx) => {
    const left: string[] = [];
    for (const row of await lockRates(tx)) {
      const rate = perEuro.get(row.currency);
      if (rate === undefined || row.currency === base) continue;
      if (isPlausibleRate(row.perEuro, rate)) await writeRate(tx, { currency: row.currency, perEuro: rate, asOf, source });
      else left.push(row.currency);
    }
    await writeRate(tx, { currency: base, perEuro: '1', asOf, source });
    return left;
  });
  context.rates.clear();
  return { doubted };
};

/** Rates that staff set by hand; a currency that is not in the menu is refused. */
export const setRates = async (
  { transaction }: Pick<Core, 'transaction'>,
  context: ContentContext,
  given: NewExchangeRates,
  audit: (tx: Tx) => Promise<void>,
): Promise<StaffExchangeRates> => {
  await transaction(async (tx) => {
    const known = new Set((await lockRates(tx)).map(({ currency }) => currency));
    for (const [currency, perEuro] of Object.entries(given.per_euro)) {
      if (!known.has(currency) || currency === base) throw fail('rate_unknown');
      await writeRate(tx, { currency, perEuro, asOf: given.as_of, source: 'staff' });
    }
    await audit(tx);
  });
  context.rates.clear();
  return presentRates(await findRates(context.db));
};
