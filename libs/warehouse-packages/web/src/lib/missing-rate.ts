import type { DutyFigures, LandedCost } from '@caravan/logistics/contract';

/** Whether some figure is an amount of the country's currency, and so needs a rate to be compared with yuan. */
const hasAmount = ({ currency, duty_limit, tax_limit, duty, fees }: DutyFigures): boolean =>
  [duty_limit, tax_limit].some((limit) => Boolean(limit?.amount_cents)) ||
  duty.some(({ kind, up_to: end }) => kind === 'flat' || end !== null) ||
  fees.some((fee) => fee.currency === currency || fee.up_to !== null);

/** The currency without whose exchange rate a part of an estimate may be unknown; undefined if none is missing. */
export const missingRate = ({
  figures,
  rate,
  fee_rates: feeRates,
  total_low_fen: total,
}: Pick<LandedCost, 'figures' | 'rate' | 'fee_rates' | 'total_low_fen'>): string | undefined => {
  if (!figures || total !== null) return undefined;
  if (rate === null && hasAmount(figures)) return figures.currency;
  return feeRates.find((one) => one.rate === null)?.currency;
};
