import { fail } from '@caravan/fund-payment/contract';
import {
  getLedgerTransactionContract,
  getStaffPaymentContract,
  listLedgerContract,
  listStaffPaymentsContract,
} from '@caravan/fund-payment/contract/staff';
import { route, sendCsv, type Route } from '@caravan/server-core';
import { listLedger, listStaffPayments, showLedgerTransaction, showStaffPayment } from './explore-money.ts';
import { ledgerLines, paymentLines } from '../upkeep/export-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The staff routes that show what happened to money; none of them moves any. */
export const ledgerStaffRoutes = (context: PaymentContext): Route[] => {
  const fileName = (name: string): string => `${name}-${context.clock().toISOString().slice(0, 10)}`;
  return [
    route(listStaffPaymentsContract, async ({ session, query, reply, audit }) => {
      if (query.format !== 'csv') return listStaffPayments(context.db, query);
      // Reading the list needs no code, so the descriptor cannot demand one (specification 24.9).
      if (session.mustConfirm) throw fail('confirm_needed');
      const subject = { kind: 'payment', ref: 'list' };
      await context.transaction((tx) => audit(tx, { action: 'payment.export', subject, data: { ...query } }));
      return sendCsv(reply, fileName('payments'), paymentLines(context.db, query));
    }),

    route(getStaffPaymentContract, async ({ params, language }) => {
      const payment = await showStaffPayment(context.db, params.id, language);
      if (!payment) throw fail('not_found');
      return payment;
    }),

    route(listLedgerContract, async ({ session, query, reply, audit, language }) => {
      if (query.format !== 'csv') return listLedger(context.db, query, language);
      if (session.mustConfirm) throw fail('confirm_needed');
      const subject = { kind: 'ledger', ref: 'list' };
      await context.transaction((tx) => audit(tx, { action: 'ledger.export', subject, data: { ...query } }));
      return sendCsv(reply, fileName('ledger'), ledgerLines(context.db, query, language));
    }),

    route(getLedgerTransactionContract, async ({ params, language }) => {
      const transaction = await showLedgerTransaction(context.db, params.number, language);
      if (!transaction) throw fail('not_found');
      return transaction;
    }),
  ];
};
