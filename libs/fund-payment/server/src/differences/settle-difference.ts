import { fail, type DifferenceSettlement } from '@caravan/fund-payment/contract';
import { minute } from '@caravan/kernel';
import type { Audit, Tx } from '@caravan/server-core';
import { findDifference, lockDifference, settleDifferenceRow } from './payment-difference.repo.ts';
import type { PaymentDifferenceRow } from './payment-difference.table.ts';
import { lockRefundsOf, writeRefund } from '../refunds/refund.repo.ts';
import { bookBalance, bookCard } from '../refunds/book-refund.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Refunds whose money has not arrived anywhere; staff decide where it goes. */
const waiting: ReadonlySet<PaymentDifferenceRow['kind']> = new Set(['refund_held', 'refund_waiting']);

/** After this time a call to the provider has been answered or has failed. */
const underWay = minute;

const bookRefund = async (
  context: PaymentContext,
  tx: Tx,
  { paymentId, refundId }: PaymentDifferenceRow,
  outcome: 'card' | 'balance',
): Promise<void> => {
  const refund = (await lockRefundsOf(tx, paymentId ?? '')).find(({ id }) => id === refundId);
  if (!refund || refund.status === 'balance' || refund.checkAt === null) throw fail('wrong_state');
  // The provider may be making the refund at this moment.
  if (refund.sentAt && context.clock().getTime() - refund.sentAt.getTime() < underWay) throw fail('wrong_state');
  const book = outcome === 'card' ? bookCard : bookBalance;
  await book(context, tx, refund, refund.providerRef);
  await writeRefund(tx, refund.id, { checkAt: null });
};

/**
 * Closes a difference. If it blocks a refund, staff choose where the money goes; any other moves no money, because
 * staff have acted through other calls or at the provider. The provider's refund or charge that it names counts as
 * known afterwards.
 */
export const settleDifference = (
  context: PaymentContext,
  id: string,
  { outcome, note, staffId }: DifferenceSettlement & { staffId: string },
  audit: Audit,
): Promise<'now' | 'before'> =>
  context.transaction(async (tx) => {
    const found = await findDifference(tx, id);
    if (!found) throw fail('not_found');
    // Every transaction locks refunds before differences.
    if (found.paymentId !== null) await lockRefundsOf(tx, found.paymentId);
    const difference = await lockDifference(tx, id);
    if (difference?.closedBy != null && difference.outcome === outcome) return 'before';
    if (!difference || difference.closedAt !== null) throw fail('wrong_state');
    if (waiting.has(difference.kind) !== (outcome !== 'noted')) throw fail('wrong_state');
    if (outcome !== 'noted') await bookRefund(context, tx, difference, outcome);
    await settleDifferenceRow(tx, id, { closedAt: context.clock(), closedBy: staffId, outcome, note });
    const { kind, paymentId, refundId, providerRef } = difference;
    const data = { kind, outcome, refund_id: refundId, provider_ref: providerRef };
    const subject = paymentId === null ? { kind: 'payment_difference', ref: id } : { kind: 'payment', ref: paymentId };
    await audit(tx, { action: 'payment_difference.settle', subject, note, data });
    return 'now';
  });
