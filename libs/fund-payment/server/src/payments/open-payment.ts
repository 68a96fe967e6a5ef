import { fail } from '@caravan/fund-payment/contract';
import { defaultLanguage } from '@caravan/kernel';
import { findPayment, writeProviderFacts } from './payment.repo.ts';
import type { PaymentRow } from './payment.table.ts';
import type { Gateway, ProviderPayment } from './payment-provider.ts';
import { decidePayment } from './decide-payment.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Uses only values that never change: a provider refuses a known key with different values. */
const toProviderPayment = async (context: PaymentContext, payment: PaymentRow): Promise<ProviderPayment> => {
  const { id, userId, kind, items, chargeMinor, chargeCurrency, expiresAt, createdAt, billAddress } = payment;
  const identity = await context.identities().find(userId);
  return {
    id,
    kind,
    refs: items.map(({ ref }) => ref),
    charge: { minor: chargeMinor, currency: chargeCurrency },
    expiresAt,
    billAddress,
    email: billAddress?.email ?? identity?.email ?? null,
    language: identity?.language ?? defaultLanguage,
    createdAt,
  };
};

const refuse = async (context: PaymentContext, { id }: PaymentRow, message: string): Promise<never> => {
  context.log.warn({ payment: id, message }, 'a payment was refused by its provider');
  await context.transaction((tx) =>
    decidePayment(context, tx, id, { status: 'failed', failure: 'provider_refused', decidedAt: context.clock() }),
  );
  throw fail('provider_refused');
};

const askGateway = async (context: PaymentContext, gateway: Gateway, payment: PaymentRow): Promise<PaymentRow> => {
  const answer = await gateway.open(await toProviderPayment(context, payment));
  if (!answer.ok && answer.why === 'refused') return refuse(context, payment, answer.message);
  if (!answer.ok) {
    context.log.warn({ payment: payment.id, message: answer.message }, 'a provider did not answer');
    throw fail('provider_unavailable', {}, { 'Retry-After': '5' });
  }
  const { providerRef, url } = answer.value;
  await writeProviderFacts(context.db, payment.id, { providerRef, providerUrl: url, checkedAt: context.clock() });
  // It may have ended during the call: a cancelled order, a closed account.
  const now = await findPayment(context.db, payment.id);
  if (now && now.status !== 'pending') {
    await gateway.close(providerRef);
    return now;
  }
  return { ...payment, providerRef, providerUrl: url };
};

/**
 * Registers a committed payment with its provider and stores the address of the payment page. It may be repeated,
 * because the provider gets the same key. After a crash between the commit and this call, the caller's next attempt
 * with the same Idempotency-Key or the sweep finishes it.
 */
export const openPayment = async (context: PaymentContext, paymentId: string): Promise<PaymentRow> => {
  const payment = await findPayment(context.db, paymentId);
  if (!payment) throw fail('not_found');
  const gateway = context.providers[payment.method]?.gateway;
  if (!gateway || payment.providerUrl !== null) return payment;
  if (payment.failure === 'provider_refused') throw fail('provider_refused');
  if (payment.status !== 'pending') return payment;
  return askGateway(context, gateway, payment);
};
