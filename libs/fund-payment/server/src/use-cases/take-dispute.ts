import type { PaymentMethod } from '@caravan/fund-payment/contract';
import type { Tx } from '@caravan/server-core';
import { findPaymentByCharge, lockDispute, putDispute } from '../db/dispute.repo.ts';
import type { ProviderDispute } from '../ports/payment-provider.ts';
import type { PaymentContext } from './payment-context.ts';
import { tellOfDisputeJob } from './tell-of-dispute.ts';

/**
 * Writes down what a provider tells of a dispute. The operator is told when it begins and when it ends. No money moves by it: who bears the loss,
 * and whether goods are still sent, is for people to decide; they have `/staff/users/{id}/adjust` for it.
 */
export const takeDispute = async (context: PaymentContext, tx: Tx, provider: PaymentMethod, told: ProviderDispute): Promise<string> => {
  const payment = told.charge === null ? undefined : await findPaymentByCharge(tx, provider, told.charge);
  const before = await lockDispute(tx, told.ref);
  const written = await putDispute(tx, {
    id: told.ref,
    provider,
    paymentId: payment?.id ?? null,
    minor: told.minor,
    currency: told.currency,
    reason: told.reason,
    status: told.status,
    open: told.open,
    dueAt: told.dueAt === null ? null : new Date(told.dueAt),
    openedAt: new Date(told.openedAt),
    toldAt: new Date(told.toldAt),
  });
  if (!written) return 'overtaken by a later event';
  context.log.warn({ provider, dispute: told.ref, payment: payment?.id, status: told.status }, 'a payment is disputed');
  if (before?.open !== told.open) await context.jobs.send(tx, tellOfDisputeJob, { disputeId: told.ref });
  return `dispute ${told.ref}: ${told.status}`;
};
