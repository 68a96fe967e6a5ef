import type { ChargeRates, ExchangeRates, RateRefusal } from '@caravan/content/port';
import { fail } from '@caravan/fund-payment/contract';
import { inCurrency } from './charge.ts';
import type { ChargeObstacle, PaymentProvider } from './payment-provider.ts';

/** The rates of amounts that are shown, and those of amounts that are charged. */
export type Rates = ExchangeRates & ChargeRates;

const obstacles: Readonly<Record<RateRefusal, ChargeObstacle>> = {
  unknown: 'method_unavailable',
  too_old: 'rate_too_old',
};

interface ChargedCurrency {
  currency: string;
  exchangeRates: () => Rates;
  /** Nobody pays: any rate will do. */
  demo?: boolean;
}

/**
 * Charges in a foreign currency, with the shop's exchange margin of today (specification 47). While no rate may price a
 * payment, the method is not available (14.7).
 */
export const chargedIn = ({
  currency,
  exchangeRates,
  demo = false,
}: ChargedCurrency): Required<Pick<PaymentProvider, 'charger' | 'obstacle'>> => {
  const findRate = async () =>
    demo
      ? ((await exchangeRates().toCny(currency)) ?? { refusal: 'unknown' as const })
      : exchangeRates().forCharge(currency);
  return {
    async obstacle() {
      const found = await findRate();
      return 'refusal' in found ? obstacles[found.refusal] : null;
    },
    async charger() {
      const found = await findRate();
      if ('refusal' in found) throw fail(obstacles[found.refusal]);
      const marginBp = await exchangeRates().margin();
      return (amountFen) => inCurrency(amountFen, currency, { ...found, marginBp });
    },
  };
};
