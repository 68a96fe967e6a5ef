import { fail, type RemittanceDecision, type RemittanceRejection } from '@caravan/fund-payment/contract';
import type { GivenApproval } from '@caravan/fund-payment/port';
import { violatedConstraint, type Audit, type Tx } from '@caravan/server-core';
import { findPayment, lockPayment } from '../payments/payment.repo.ts';
import { acceptNumbers, decideRemittance, findRemittance } from './remittance.repo.ts';
import type { RemittanceRow } from './remittance.table.ts';
import { providerAccount } from '../ledger/ledger-accounts.ts';
import { remittanceFoundMessage, remittanceRejectedMessage } from '../messages/messages.ts';
import { approvals } from '../approvals/approval-rule.ts';
import { decidePayment } from '../payments/decide-payment.ts';
import { applySuccess } from '../payments/apply-success.ts';
import { lockItems } from '../ledger/locked-items.ts';
import { closeRemittanceTask } from '../upkeep/payment-work.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Whether this call decided the remittance or an earlier one did. */
export type Decided = 'now' | 'before';

/** The version and the control number that staff have read, if the decision names them. */
type Read = Pick<RemittanceDecision, 'version' | 'mtcn'>;

/**
 * Locks the remittance and everything its decision may change, in the order that every transaction keeps: payables,
 * payment, remittance. Fails if the remittance is no longer the version that staff have read.
 */
const lockRemittance = async (
  context: PaymentContext,
  tx: Tx,
  paymentId: string,
  { version, mtcn }: Read,
): Promise<RemittanceRow> => {
  const found = await findPayment(tx, paymentId);
  if (found?.method !== 'westpay') throw fail('not_found');
  await lockItems(context, tx, found);
  await lockPayment(tx, paymentId);
  const remittance = await findRemittance(tx, paymentId);
  if (!remittance) throw fail('not_found');
  if ((version ?? remittance.version) !== remittance.version || (mtcn ?? remittance.mtcn) !== remittance.mtcn)
    throw fail('changed_meanwhile');
  return remittance;
};

/**
 * Money under a control number counts only once. A decision that names no number uses up all numbers that the shopper
 * has submitted, because the money may have arrived under one that was corrected since.
 */
const takeNumbers = async (
  tx: Tx,
  { paymentId, mtcn }: RemittanceRow,
  read: Read,
  acceptedAt: Date,
): Promise<string[]> => {
  const isNamed = read.version !== undefined || read.mtcn !== undefined;
  try {
    return await acceptNumbers(tx, { paymentId, mtcn: isNamed ? mtcn : null, acceptedAt });
  } catch (error) {
    throw violatedConstraint(error) === 'remittance_number_accepted' ? fail('mtcn_accepted') : error;
  }
};

/**
 * Accepts a remittance. If it exceeds the amount due, the rest goes to the balance; if it is too small, all of it does.
 * Money for the balance counts for the owner's limit, because only the person who confirms it says that it arrived: all
 * of a top-up, whose amount the shopper alone chose, and any rest that pays no order, package or service.
 */
export const confirmRemittance = async (
  tx: Tx,
  context: PaymentContext,
  paymentId: string,
  {
    amount_fen: receivedFen,
    note,
    approval,
    staffId,
    ...read
  }: RemittanceDecision & {
    approval?: GivenApproval | undefined;
    staffId: string;
  },
  audit: Audit,
): Promise<Decided> => {
  const remittance = await lockRemittance(context, tx, paymentId, read);
  const { status, version, mtcn, receivedFen: before } = remittance;
  if (status === 'confirmed' && before === receivedFen) return 'before';
  if (status !== 'waiting') throw fail('wrong_state');
  const at = context.clock();
  const accepted = await takeNumbers(tx, remittance, read, at);
  await decideRemittance(tx, paymentId, { status: 'confirmed', receivedFen, decidedAt: at });
  await closeRemittanceTask(tx, context, paymentId);
  const applied = await applySuccess(context, tx, {
    paymentId,
    receivedFen,
    accountId: providerAccount('westpay'),
    at,
    message: false,
  });
  if (!applied?.applied) throw fail('wrong_state');
  const { payment, returnedFen } = applied;
  const amountFen = payment.kind === 'recharge' ? receivedFen : returnedFen;
  const step = { kind: 'remittance', ref: paymentId, userId: payment.userId, staffId } as const;
  await approvals(context).demand(tx, { ...step, amountFen, approval });
  await context.notifier().send(tx, remittanceFoundMessage(payment, receivedFen, returnedFen));
  const amounts = { received_fen: receivedFen, due_fen: payment.amountFen, returned_fen: returnedFen };
  const data = { ...amounts, mtcn, version, accepted_mtcns: accepted };
  await audit(tx, { action: 'remittance.confirm', subject: { kind: 'payment', ref: paymentId }, note, data });
  return 'now';
};

/** Rejects a remittance because no money arrived under its control number. */
export const rejectRemittance = (
  context: PaymentContext,
  paymentId: string,
  { note, ...read }: RemittanceRejection,
  audit: Audit,
): Promise<Decided> =>
  context.transaction(async (tx) => {
    const { status, mtcn, version } = await lockRemittance(context, tx, paymentId, read);
    if (status === 'rejected') return 'before';
    if (status !== 'waiting') throw fail('wrong_state');
    const decidedAt = context.clock();
    await decideRemittance(tx, paymentId, { status: 'rejected', receivedFen: null, decidedAt });
    await closeRemittanceTask(tx, context, paymentId);
    if (!(await decidePayment(context, tx, paymentId, { status: 'failed', failure: 'remittance_rejected', decidedAt })))
      throw fail('wrong_state');
    const payment = await findPayment(tx, paymentId);
    if (payment) await context.notifier().send(tx, remittanceRejectedMessage(payment, note));
    await audit(tx, {
      action: 'remittance.reject',
      subject: { kind: 'payment', ref: paymentId },
      note,
      data: { mtcn, version },
    });
    return 'now';
  });
