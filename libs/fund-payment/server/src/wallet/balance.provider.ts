import { day } from '@caravan/kernel';
import { inYuan } from '../payments/charge.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** Payment from the shopper's own wallet. It is decided as soon as it begins. */
export const balanceProvider: PaymentProvider = {
  id: 'balance',
  offered: true,
  lifetime: day,
  charger: async () => inYuan,
};
