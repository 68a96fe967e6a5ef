import { fail } from '@caravan/fund-payment/contract';
import { day } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { inYuan } from '../../payments/charge.ts';
import { isSignedBySandbox, sandboxSignatureHeader } from './sandbox-signature.ts';
import type { PaymentProvider, ProviderEvent } from '../../payments/payment-provider.ts';

/** An event in the format of the sandbox gateway. */
const sandboxEvent = z.strictObject({
  id: z.string().min(1).max(200),
  type: z.enum(['payment.succeeded', 'payment.failed']),
  payment_id: z.string().min(1).max(64),
  amount: z.int().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type SandboxEvent = z.infer<typeof sandboxEvent>;

const eventOf = ({ id, type, payment_id: paymentId, amount: minor, currency }: SandboxEvent): ProviderEvent =>
  type === 'payment.succeeded'
    ? { id, type: 'succeeded', paymentId, minor, currency, providerRef: null, charge: null }
    : { id, type: 'failed', paymentId, providerRef: null };

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

export const sandboxPath = (paymentId: string): string => `/sandbox/pay/${paymentId}`;

/** The default gateway of an installation: our own page replaces a bank's, and its events are like any provider's. */
export const sandboxProvider = (secret: Buffer): PaymentProvider => ({
  id: 'sandbox',
  offered: true,
  lifetime: day,
  charger: async () => inYuan,
  path: sandboxPath,
  readEvent: async (bytes, headers, now) => {
    if (!isSignedBySandbox(bytes, headers[sandboxSignatureHeader], now, secret)) throw fail('bad_signature');
    const event = sandboxEvent.safeParse(parsed(bytes));
    if (!event.success) throw fail('bad_request');
    return eventOf(event.data);
  },
});
