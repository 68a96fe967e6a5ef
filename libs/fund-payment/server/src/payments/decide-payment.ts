import { paymentMethods } from '@caravan/fund-payment/contract';
import { afterCommit, defineCounter, type Tx } from '@caravan/server-core';
import { recordDecision, type Decision } from './payment.repo.ts';
import type { CaptureRow } from '../ledger/capture.table.ts';
import type { PaymentRow } from './payment.table.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Decided payments, for `/metrics`. */
export const decisionCounter = () =>
  defineCounter({
    name: 'caravan_payments_decided_total',
    help: 'Payments that this process decided',
    labels: { method: paymentMethods, outcome: ['succeeded', 'failed', 'expired'] },
  });

/**
 * Decides a pending payment, with what it pays, and returns it; undefined if it was decided before. It is counted once it
 * is committed.
 */
export const decidePayment = async (
  { decisions }: Pick<PaymentContext, 'decisions'>,
  tx: Tx,
  id: string,
  decision: Decision,
  paid: readonly CaptureRow[] = [],
): Promise<PaymentRow | undefined> => {
  const { status } = decision;
  const decided = await recordDecision(tx, id, decision, paid);
  if (decided && status !== 'pending')
    afterCommit(tx, () => decisions.add({ method: decided.method, outcome: status }));
  return decided;
};
