import { day } from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/routes';
import type { Config } from '@caravan/server-core';
import { writtenAmount } from '../payments/charge.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { chargedIn, type Rates } from '../payments/charge-rate.ts';

const currency = 'USD';

/** Shown while no receiver is configured. */
const demoReceiver = { name: 'DEMO, NOT A RECEIVER', city: 'Shenzhen', country: 'CN' };

interface WestpayOptions {
  config: Pick<Config, 'westpayReceiver' | 'production'>;
  exchangeRates: () => Rates;
}

/**
 * Remittances by Western Union. The shopper sends dollars at the day's rate and submits the control number; staff
 * confirm the amount received.
 */
export const westpayProvider = ({
  config: { westpayReceiver, production },
  exchangeRates,
}: WestpayOptions): PaymentProvider => ({
  id: 'westpay',
  offered: westpayReceiver !== undefined || !production,
  lifetime: 7 * day,
  ...chargedIn({ currency, exchangeRates, demo: westpayReceiver === undefined }),
  instructions: ({ minor }) => ({
    receiver: westpayReceiver ?? demoReceiver,
    amount: writtenAmount(minor),
    currency,
    demo: westpayReceiver === undefined,
  }),
  path: (paymentId) => fundPaymentPaths.westpay.href({ payment_id: paymentId }),
});
