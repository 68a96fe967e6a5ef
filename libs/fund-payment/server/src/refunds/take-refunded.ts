import type { PaymentMethod } from '@caravan/fund-payment/contract';
import type { Tx } from '@caravan/server-core';
import { findPaymentByCharge } from '../disputes/dispute.repo.ts';
import { putDifferences } from '../differences/payment-difference.repo.ts';
import { findPayment } from '../payments/payment.repo.ts';
import { lockRefundsOf } from './refund.repo.ts';
import type { ProviderEvent } from '../payments/payment-provider.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/**
 * Records that a provider returned money. Only a return that no refund of ours explains is a difference for staff: one
 * made in the provider's dashboard, or by the provider itself. It moves no money here.
 */
export const takeRefunded = async (
  context: PaymentContext,
  tx: Tx,
  provider: PaymentMethod,
  { ref, refundId, charge, paymentId, minor, currency, at }: Extract<ProviderEvent, { type: 'refunded' }>,
): Promise<string> => {
  const byCharge = charge === null ? undefined : await findPaymentByCharge(tx, provider, charge);
  const byReference = paymentId === null ? undefined : await findPayment(tx, paymentId);
  const payment = byCharge ?? (byReference?.method === provider ? byReference : undefined);
  if (!payment) return 'refund of a charge that is not ours';
  const ours = await lockRefundsOf(tx, payment.id);
  if (ours.some((own) => own.id === refundId || own.providerRef === ref)) return 'refund of ours';
  const about = { provider, paymentId: payment.id, refundId: null, providerRef: ref };
  const amounts = { ourMinor: null, theirMinor: minor, currency };
  await putDifferences(tx, [{ kind: 'refund_unknown', ...about, ...amounts, at: new Date(at) }], context.clock());
  context.log.error(
    { provider, payment: payment.id, refund: ref },
    'a provider returned money without a refund of ours',
  );
  return `refund ${ref} is not ours`;
};
