import { figuresOn, ruleDay, type DutyFigures, type LandedCost } from '@caravan/logistics/contract';
import type { DutyFreeLimits, LandedCosts } from '@caravan/logistics/port';
import { ruleAt } from '../db/duty-rule.repo.ts';
import { freeOfBoth, landedParts } from '../domain/landed-cost.ts';
import type { LogisticsContext } from './logistics-context.ts';

type Context = Pick<LogisticsContext, 'db' | 'clock' | 'exchangeRates'>;

type FoundRate = LandedCost['fee_rates'][number];

const findRate = async ({ exchangeRates }: Context, currency: string): Promise<FoundRate> => {
  const found = await exchangeRates().toCny(currency);
  return { currency, rate: found?.rate ?? null, rate_day: found?.asOf ?? null };
};

/** The rates of all currencies of these figures. */
const findRates = async (context: Context, figures: DutyFigures | null): Promise<FoundRate[]> => {
  if (!figures) return [];
  const currencies = new Set([figures.currency, ...figures.fees.map(({ currency }) => currency)]);
  return Promise.all([...currencies].map((currency) => findRate(context, currency)));
};

/** The figures of a country that are in force today, and the rates of their currencies. */
const readCountry = async (context: Context, country: string) => {
  const at = context.clock();
  const rule = await ruleAt(context.db, country, at);
  const figures = rule ? figuresOn(rule.rules, ruleDay(at)) : null;
  const rates = await findRates(context, figures);
  const rateOf = (currency: string): string | null => rates.find((one) => one.currency === currency)?.rate ?? null;
  return { at, rule, figures, rates, rateOf };
};

/** Estimates by the figures that are in force and the rates of today. */
export const landedCosts = (context: Context): LandedCosts => ({
  async forCountry(country) {
    const { at, rule, figures, rates, rateOf } = await readCountry(context, country);
    const isMain = ({ currency }: FoundRate): boolean => currency === figures?.currency;
    const main = rates.find(isMain);
    return (parcel) => ({
      country,
      at: at.toISOString(),
      value_fen: parcel.valueFen,
      shipping_fen: parcel.shippingFen,
      kinds: parcel.kinds,
      ...landedParts(figures, parcel, rateOf),
      version: rule?.version ?? null,
      rate: main?.rate ?? null,
      rate_day: main?.rate_day ?? null,
      fee_rates: rates.filter((one) => !isMain(one)),
      figures,
    });
  },
});

export const dutyFreeLimits = (context: Context): DutyFreeLimits => ({
  async limitFen(country) {
    const { figures, rateOf } = await readCountry(context, country);
    return freeOfBoth(figures, figures && rateOf(figures.currency));
  },
});
