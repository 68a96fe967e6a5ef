import { fail, paymentMethods, type PaymentMethod } from '@caravan/fund-payment/contract';
import { keepEvent } from './payment-event.repo.ts';
import type { Headers } from '../payment-provider.ts';
import { applyEvent } from './apply-event.ts';
import type { PaymentContext } from '../../upkeep/payment-context.ts';

const isMethod = (name: string): name is PaymentMethod => (paymentMethods as readonly string[]).includes(name);

/**
 * Receives a provider's event as its original bytes. If the signature is valid, the event is stored and then applied.
 * If a crash happens in between, the sweep applies it later.
 */
export const receiveEvent = async (
  context: PaymentContext,
  provider: string,
  bytes: unknown,
  headers: Headers,
): Promise<void> => {
  if (!isMethod(provider)) throw fail('not_found');
  const read = context.providers[provider]?.readEvent;
  if (!read || !Buffer.isBuffer(bytes)) throw fail('bad_signature');
  const now = context.clock();
  const event = await read(bytes, headers, now);
  await keepEvent(context.db, provider, event, now);
  await applyEvent(context, { provider, eventId: event.id });
};
