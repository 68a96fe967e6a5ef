import { day } from '@caravan/kernel';
import { inYuan } from '../domain/charge.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';

/** The shopper's own wallet: decided where it is begun. */
export const balanceProvider: PaymentProvider = { id: 'balance', offered: true, lifetime: day, charger: async () => inYuan };
