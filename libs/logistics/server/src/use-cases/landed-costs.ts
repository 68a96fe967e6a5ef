import type { DutyFreeLimits, LandedCosts } from '@caravan/logistics/port';
import { ruleAt } from '../db/duty-rule.repo.ts';
import { freeOfBoth, landedParts } from '../domain/landed-cost.ts';
import type { LogisticsContext } from './logistics-context.ts';

type Context = Pick<LogisticsContext, 'db' | 'clock' | 'exchangeRates'>;

const readCountry = async ({ db, clock, exchangeRates }: Context, country: string) => {
  const at = clock();
  const rule = await ruleAt(db, country, at);
  const rate = rule ? await exchangeRates().toCny(rule.figures.currency) : null;
  return { at, rule, rate };
};

/** Estimates by the figures that are in force and the rates of today. */
export const landedCosts = (context: Context): LandedCosts => ({
  async forCountry(country) {
    const { at, rule, rate } = await readCountry(context, country);
    const known = { version: rule?.version ?? null, rate: rate?.rate ?? null, rate_day: rate?.asOf ?? null };
    return (parcel) => ({
      country,
      at: at.toISOString(),
      value_fen: parcel.valueFen,
      shipping_fen: parcel.shippingFen,
      kinds: parcel.kinds,
      ...landedParts(rule?.figures ?? null, parcel, known.rate),
      ...known,
      figures: rule?.figures ?? null,
    });
  },
});

export const dutyFreeLimits = (context: Context): DutyFreeLimits => ({
  async limitFen(country) {
    const { rule, rate } = await readCountry(context, country);
    return freeOfBoth(rule?.figures ?? null, rate?.rate ?? null);
  },
});
