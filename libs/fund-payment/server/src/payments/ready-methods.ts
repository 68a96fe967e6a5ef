import type { SetupProgress } from '@caravan/content/port';
import type { Config } from '@caravan/server-core';

/**
 * The ways to pay that have the operator's own keys or receiver. The balance needs none; the sandbox and the demo receiver
 * take no money.
 */
export const readyMethods = ({
  stripe,
  paypal,
  westpayReceiver,
}: Pick<Config, 'stripe' | 'paypal' | 'westpayReceiver'>): SetupProgress => {
  const parts = [
    { part: 'stripe', ready: stripe.secretKey !== undefined && stripe.webhookSecret !== undefined },
    { part: 'paypal', ready: paypal !== undefined },
    { part: 'westpay', ready: westpayReceiver !== undefined },
  ] as const;
  return { isDone: parts.some(({ ready }) => ready), parts };
};
