import { paymentDifferenceKinds, paymentMethods } from '@caravan/fund-payment/contract';
import type { Core, Gauge } from '@caravan/server-core';
import { countOpenDifferences } from '../differences/payment-difference.repo.ts';
import { countPendingPayments } from '../payments/payment.repo.ts';
import { openRefunds } from '../refunds/refund.repo.ts';

/** Open work, for `/metrics`. Each is read from an index of open rows alone, or from the few differences. */
export const fundPaymentGauges = ({ db, clock }: Pick<Core, 'db' | 'clock'>): readonly Gauge[] => [
  {
    name: 'caravan_payment_differences_open',
    help: 'Differences between our books and those of a payment provider that staff have not settled',
    labels: ['kind'],
    // By kind, including kinds without a difference, so that an alarm sees when they end.
    read: async () => {
      const found = new Map((await countOpenDifferences(db)).map(({ kind, open }) => [kind, open]));
      return paymentDifferenceKinds.map((kind) => ({ labels: { kind }, value: found.get(kind) ?? 0 }));
    },
  },
  {
    name: 'caravan_payments_pending',
    help: 'Payments that wait for their shopper, their provider or staff',
    labels: ['method'],
    read: async () => {
      const found = new Map((await countPendingPayments(db)).map(({ method, pending }) => [method, pending]));
      return paymentMethods.map((method) => ({ labels: { method }, value: found.get(method) ?? 0 }));
    },
  },
  {
    name: 'caravan_refunds_open',
    help: 'Refunds to cards that the provider has not confirmed',
    labels: [],
    read: async () => [{ labels: {}, value: (await openRefunds(db)).open }],
  },
  {
    name: 'caravan_refund_oldest_open_age_seconds',
    help: 'Age of the oldest of them; 0 without one',
    labels: [],
    read: async () => {
      const { oldest } = await openRefunds(db);
      return [{ labels: {}, value: oldest ? (clock().getTime() - oldest.getTime()) / 1_000 : 0 }];
    },
  },
];
