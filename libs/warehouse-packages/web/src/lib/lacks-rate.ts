import type { DutyFigures, LandedCost } from '@caravan/logistics/contract';

/** Whether some figure is an amount of the country's currency, and so needs a rate to be compared with yuan. */
const hasAmount = ({ duty_limit, tax_limit, duty }: DutyFigures): boolean =>
  [duty_limit, tax_limit].some((limit) => Boolean(limit?.amount_cents)) ||
  duty.some(({ kind, up_to: end }) => kind === 'flat' || end !== null);

/** Whether a part of an estimate may be unknown because the country's currency had no exchange rate. */
export const lacksRate = ({
  figures,
  rate,
  total_low_fen: total,
}: Pick<LandedCost, 'figures' | 'rate' | 'total_low_fen'>): boolean =>
  figures !== null && rate === null && total === null && hasAmount(figures);
