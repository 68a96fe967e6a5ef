import type { PersonWork } from '@caravan/account/port';
import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { Findable, NewTask, TaskSource } from '@caravan/tasks/port';
import { findDispute, openDisputes } from '../disputes/dispute.repo.ts';
import type { DisputeRow } from '../disputes/dispute.table.ts';
import { newestPayments, paymentsByRef } from '../payments/payment.repo.ts';
import type { PaymentRow } from '../payments/payment.table.ts';
import { remittancesByNumber, waitingRemittances, type RemittanceOfPayment } from '../remittances/remittance.repo.ts';
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

export const paymentsOfPerson: PersonWork = {
  kind: 'payment',
  roles: ['finance', 'auditor'],
  async newest(db, userId, limit) {
    const { rows, total } = await newestPayments(db, userId, limit);
    return {
      items: rows.map(({ id, status, amountFen, createdAt }) => ({
        ref: id,
        title: null,
        status,
        amount_fen: amountFen,
        at: createdAt.toISOString(),
      })),
      total,
    };
  },
};

/** A payment has no page: it leads to the order or package that it pays, or to its payer. */
const partOf = ({ kind, items, userId }: PaymentRow): { kind: string; ref: string } => {
  const [only, ...others] = items;
  return only && others.length === 0 && (kind === 'order' || kind === 'package')
    ? { kind, ref: only.ref }
    : { kind: 'person', ref: userId };
};

/** Finds remittances by the first digits of their control number. */
const findableRemittances: Findable = {
  kind: 'payment',
  roles: ['finance', 'auditor'],
  async find(db, words, limit) {
    const digits = words.replaceAll(/[\s-]/g, '');
    if (!/^\d{4,10}$/.test(digits)) return [];
    const found = await remittancesByNumber(db, digits, limit);
    return found.map(({ remittance, payment }) => ({
      ref: payment.id,
      title: `MTCN ${remittance.mtcn}`,
      state: remittance.status,
      partOf: partOf(payment),
    }));
  },
};

/** Finds a payment by our id or by the provider's. */
const findablePayments: Findable = {
  kind: 'payment',
  roles: ['finance', 'auditor'],
  async find(db, words, limit) {
    const found = await paymentsByRef(db, words, limit);
    return found.map((payment) => ({
      ref: payment.id,
      title: payment.id,
      state: payment.status,
      partOf: partOf(payment),
    }));
  },
};

/** Finds a dispute by the provider's id. */
const findableDisputes: Findable = {
  kind: 'dispute',
  roles: ['finance', 'auditor'],
  async find(db, words) {
    const found = await findDispute(db, words);
    if (!found) return [];
    const { dispute, payment } = found;
    return [
      {
        ref: dispute.id,
        title: dispute.id,
        state: dispute.status,
        ...(payment ? { partOf: partOf(payment) } : {}),
      },
    ];
  },
};

export const paymentFindables: readonly Findable[] = [findableRemittances, findablePayments, findableDisputes];
