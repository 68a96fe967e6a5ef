import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { Findable, NewTask, TaskSource } from '@caravan/tasks/port';
import { openDisputes } from '../db/dispute.repo.ts';
import type { DisputeRow } from '../db/dispute.table.ts';
import type { PaymentRow } from '../db/payment.table.ts';
import { remittancesByNumber, waitingRemittances, type RemittanceOfPayment } from '../db/remittance.repo.ts';
import type { PaymentContext } from './payment-context.ts';

type Work = Pick<PaymentContext, 'tasks'>;

/** Finance looks for the money of a remittance within a day. */
export const remittanceTask = ({ remittance, payment }: RemittanceOfPayment): NewTask => {
  const { paymentId, mtcn, senderCountry, amount, currency, version, submittedAt } = remittance;
  return {
    queue: 'remit',
    kind: 'payment',
    ref: paymentId,
    title: mtcn,
    facts: { country: senderCountry, amount, currency, version },
    amountFen: payment.amountFen,
    openedAt: submittedAt,
    dueAt: new Date(submittedAt.getTime() + day),
  };
};

export const closeRemittanceTask = (tx: Tx, { tasks }: Work, paymentId: string): Promise<void> =>
  tasks().close(tx, { queue: 'remit', ref: paymentId });

/** A dispute without a deadline of its provider is looked at within a day. */
const disputeTask = (dispute: DisputeRow, payment: PaymentRow | null | undefined): NewTask => ({
  queue: 'dispute',
  kind: 'dispute',
  ref: dispute.id,
  title: dispute.reason,
  facts: {
    provider: dispute.provider,
    status: dispute.status,
    minor: dispute.minor,
    currency: dispute.currency,
    payment: payment?.id ?? null,
  },
  ...(payment ? { amountFen: payment.amountFen } : {}),
  openedAt: dispute.openedAt,
  dueAt: dispute.dueAt ?? new Date(dispute.openedAt.getTime() + day),
});

/** Opens or closes the task of a dispute as its provider reports it. */
export const syncDisputeTask = (
  tx: Tx,
  { tasks }: Work,
  dispute: DisputeRow,
  payment: PaymentRow | undefined,
): Promise<void> =>
  dispute.open
    ? tasks().open(tx, disputeTask(dispute, payment))
    : tasks().close(tx, { queue: 'dispute', ref: dispute.id });

/** The remittances and disputes that must have tasks. */
export const paymentTaskSources: readonly TaskSource[] = [
  { queue: 'remit', wanted: async (db) => (await waitingRemittances(db)).map(remittanceTask) },
  {
    queue: 'dispute',
    wanted: async (db) => (await openDisputes(db)).map(({ dispute, payment }) => disputeTask(dispute, payment)),
  },
];

/** Finds remittances by the first digits of their control number. */
export const findableRemittances: Findable = {
  kind: 'payment',
  roles: ['finance', 'auditor'],
  async find(db, words, limit) {
    const digits = words.replaceAll(/[\s-]/g, '');
    if (!/^\d{4,10}$/.test(digits)) return [];
    const found = await remittancesByNumber(db, digits, limit);
    return found.map(({ paymentId, mtcn, status }) => ({ ref: paymentId, title: `MTCN ${mtcn}`, state: status }));
  },
};
