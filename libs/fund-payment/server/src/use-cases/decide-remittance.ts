import { fail, type RemittanceDecision } from '@caravan/fund-payment/contract';
import type { Audit, Tx } from '@caravan/server-core';
import { decidePayment, findPayment, lockPayment } from '../db/payment.repo.ts';
import { decideRemittance, findRemittance } from '../db/remittance.repo.ts';
import type { RemittanceRow } from '../db/remittance.table.ts';
import { providerAccount } from '../domain/ledger-accounts.ts';
import { remittanceFoundLetter, remittanceRejectedLetter } from '../domain/letters.ts';
import { applySuccess } from './apply-success.ts';
import { lockItems } from './locked-items.ts';
import type { PaymentContext } from './payment-context.ts';

/** What was to be done with a remittance had been done already. */
export type Decided = 'now' | 'before';

/** The remittance, with all that its decision may touch locked in the order that every transaction keeps: payables, payment, remittance. */
const lockRemittance = async (context: PaymentContext, tx: Tx, paymentId: string): Promise<RemittanceRow> => {
  const found = await findPayment(tx, paymentId);
  if (found?.method !== 'westpay') throw fail('not_found');
  await lockItems(context, tx, found);
  await lockPayment(tx, paymentId);
  const remittance = await findRemittance(tx, paymentId);
  if (!remittance) throw fail('not_found');
  return remittance;
};

/** Money came in: as much as is due, more, so that the rest goes to the balance, or less, so that all of it does. */
export const confirmRemittance = (
  context: PaymentContext,
  paymentId: string,
  { amount_fen: receivedFen, note }: RemittanceDecision,
  audit: Audit,
): Promise<Decided> =>
  context.transaction(async (tx) => {
    const { status, receivedFen: before } = await lockRemittance(context, tx, paymentId);
    if (status === 'confirmed' && before === receivedFen) return 'before';
    if (status !== 'waiting') throw fail('wrong_state');
    const at = context.clock();
    await decideRemittance(tx, paymentId, { status: 'confirmed', receivedFen, decidedAt: at });
    const applied = await applySuccess(context, tx, { paymentId, receivedFen, accountId: providerAccount('westpay'), at, letter: false });
    if (!applied?.applied) throw fail('wrong_state');
    const { payment, returnedFen } = applied;
    await context.notifier().send(tx, remittanceFoundLetter(payment, receivedFen, returnedFen));
    const data = { received_fen: receivedFen, due_fen: payment.amountFen, returned_fen: returnedFen };
    await audit(tx, { action: 'remittance.confirm', subject: { kind: 'payment', ref: paymentId }, note, data });
    return 'now';
  });

/** Nothing came in under this control number. */
export const rejectRemittance = (context: PaymentContext, paymentId: string, note: string, audit: Audit): Promise<Decided> =>
  context.transaction(async (tx) => {
    const { status } = await lockRemittance(context, tx, paymentId);
    if (status === 'rejected') return 'before';
    if (status !== 'waiting') throw fail('wrong_state');
    const decidedAt = context.clock();
    await decideRemittance(tx, paymentId, { status: 'rejected', receivedFen: null, decidedAt });
    if (!(await decidePayment(tx, paymentId, { status: 'failed', failure: 'remittance_rejected', decidedAt }))) throw fail('wrong_state');
    const payment = await findPayment(tx, paymentId);
    if (payment) await context.notifier().send(tx, remittanceRejectedLetter(payment, note));
    await audit(tx, { action: 'remittance.reject', subject: { kind: 'payment', ref: paymentId }, note });
    return 'now';
  });
