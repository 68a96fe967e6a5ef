import type { Payment } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';
import { keepEvent } from './events/payment-event.repo.ts';
import { claimCheck, findPayment } from './payment.repo.ts';
import type { PaymentRow } from './payment.table.ts';
import type { ProviderAnswer, ProviderEvent } from './payment-provider.ts';
import { applyEvent } from './events/apply-event.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { showOwnPayment } from './show-payment.ts';

/** How often one payment is asked about for its shopper, in ms. */
const askedEvery = 3_000;

type Asked = Pick<PaymentRow, 'id' | 'method' | 'providerRef'>;

const eventIn = (
  { log }: PaymentContext,
  { id }: Asked,
  answer: ProviderAnswer<ProviderEvent | null>,
): ProviderEvent | null => {
  if (answer.ok) return answer.value;
  if (answer.why === 'unavailable') throw new Error(`the provider did not answer: ${answer.message}`);
  log.warn({ payment: id, message: answer.message }, 'a provider does not know a payment');
  return null;
};

const applyAnswer = async (context: PaymentContext, { method }: Asked, event: ProviderEvent): Promise<void> => {
  await keepEvent(context.db, method, event, context.clock());
  await applyEvent(context, { provider: method, eventId: event.id });
};

/**
 * Takes the money of an approved payment and applies the answer like an event. Nothing is taken for a payment that has
 * ended, so its approval lapses at the provider. Returns true if the payment is decided now. It throws if there is no
 * answer; a further call finds what the provider has done.
 */
export const capturePayment = async (context: PaymentContext, paymentId: string): Promise<boolean> => {
  const payment = await findPayment(context.db, paymentId);
  const capture = payment && context.providers[payment.method]?.gateway?.capture;
  if (!capture || payment.status !== 'pending' || payment.providerRef === null) return false;
  const { id, providerRef } = payment;
  const event = eventIn(context, payment, await capture({ id, providerRef }));
  if (event) await applyAnswer(context, payment, event);
  return event !== null;
};

/**
 * Asks the gateway about a payment and applies the answer like an event; takes the money if the shopper has approved
 * that. Returns true if the payment is decided now.
 */
export const askProvider = async (context: PaymentContext, payment: Asked): Promise<boolean> => {
  const { id, method, providerRef } = payment;
  const gateway = context.providers[method]?.gateway;
  if (!gateway || providerRef === null) return false;
  const event = eventIn(context, payment, await gateway.look({ id, providerRef }));
  if (event?.type === 'approved') return capturePayment(context, id);
  if (event) await applyAnswer(context, payment, event);
  return event !== null;
};

/**
 * A payment for its shopper after the provider was asked about it. If the provider does not answer, the payment is as it
 * was; the sweep asks again.
 */
export const checkOwnPayment = async (
  context: PaymentContext,
  userId: string,
  id: string,
  language: Language,
): Promise<Payment> => {
  const before = await showOwnPayment(context, userId, id, language);
  const now = context.clock();
  const isDue =
    before.status === 'pending' &&
    (await claimCheck(context.db, id, { before: new Date(now.getTime() - askedEvery), now }));
  const payment = isDue ? await findPayment(context.db, id) : undefined;
  if (!payment) return before;
  await askProvider(context, payment).catch((error: unknown) =>
    context.log.warn({ err: error, payment: id }, 'a payment could not be checked'),
  );
  return showOwnPayment(context, userId, id, language);
};
