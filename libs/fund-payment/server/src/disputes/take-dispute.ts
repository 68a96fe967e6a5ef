import type { PaymentMethod } from '@caravan/fund-payment/contract';
import type { Tx } from '@caravan/server-core';
import { findPaymentByCharge, insertDispute, lockDispute, updateDispute } from './dispute.repo.ts';
import type { DisputeRow } from './dispute.table.ts';
import type { ProviderDispute } from '../payments/payment-provider.ts';
import { syncDisputeTask } from '../upkeep/payment-work.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { notifyOfDisputeJob } from './notify-of-dispute.ts';

/**
 * Records a provider's event about a dispute. The operator gets a mail when the dispute begins and when it ends. No
 * money moves: staff decide who bears the loss and whether goods are still sent, and adjust balances by
 * `/staff/users/{id}/adjust`.
 */
export const takeDispute = async (
  context: PaymentContext,
  tx: Tx,
  provider: PaymentMethod,
  told: ProviderDispute,
): Promise<string> => {
  const payment = told.charge === null ? undefined : await findPaymentByCharge(tx, provider, told.charge);
  const dispute: DisputeRow = {
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
    notifiedAt: new Date(told.notifiedAt),
    charge: told.charge,
  };
  const isNew = await insertDispute(tx, dispute);
  const before = isNew ? undefined : await lockDispute(tx, told.ref);
  if (!isNew && !(await updateDispute(tx, dispute))) return 'overtaken by a later event';
  context.log.warn({ provider, dispute: told.ref, payment: payment?.id, status: told.status }, 'a payment is disputed');
  if (before?.open !== told.open) await context.jobs.send(tx, notifyOfDisputeJob, { disputeId: told.ref });
  await syncDisputeTask(tx, context, dispute, payment);
  return `dispute ${told.ref}: ${told.status}`;
};
