import type {
  LedgerPage,
  LedgerQuery,
  LedgerTransaction,
  StaffPayment,
  StaffPaymentDetail,
  StaffPaymentPage,
  StaffPaymentsQuery,
  StaffRefund,
} from '@caravan/fund-payment/contract';
import { textIn, type Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import {
  findTransaction,
  pageOfLedger,
  pageOfPayments,
  refundsOf,
  transactionsOfPayment,
  type LedgerTransactionWithEntries,
} from './explorer.repo.ts';
import { findPayment } from '../payments/payment.repo.ts';
import { findRemittance } from '../remittances/remittance.repo.ts';
import type { PaymentRow } from '../payments/payment.table.ts';
import type { RefundRow } from '../refunds/refund.table.ts';
import { presentRemittance } from '../remittances/present-remittance.ts';
import { writtenAmount } from '../payments/charge.ts';
import { presentMargin } from '../payments/present-charge.ts';

const presentPayment = (row: PaymentRow, refunds: readonly RefundRow[]): StaffPayment => ({
  id: row.id,
  user_id: row.userId,
  kind: row.kind,
  refs: row.items.map(({ ref }) => ref),
  status: row.status,
  amount_fen: row.amountFen,
  method: row.method,
  charge: { amount: writtenAmount(row.chargeMinor), currency: row.chargeCurrency, ...presentMargin(row) },
  failure: row.failure,
  returned_fen: row.returnedFen,
  refunded_fen: refunds.reduce((sum, { amountFen }) => sum + amountFen, 0),
  provider_ref: row.providerRef,
  provider_charge: row.providerCharge,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

const presentRefund = (row: RefundRow): StaffRefund => ({
  id: row.id,
  kind: row.kind,
  ref: row.ref,
  amount_fen: row.amountFen,
  status: row.status,
  transaction_no: row.transactionNo,
  provider_ref: row.providerRef,
  created_at: row.createdAt.toISOString(),
});

const presentTransaction = (row: LedgerTransactionWithEntries, language: Language): LedgerTransaction => ({
  number: row.number,
  at: row.at.toISOString(),
  type: row.type,
  kind: row.kind,
  refs: row.refs,
  payment_id: row.paymentId,
  remark: textIn(row.remark, language),
  entries: row.entries.map(({ accountId, amountFen, balanceAfterFen }) => ({
    account: accountId,
    amount_fen: amountFen,
    balance_after_fen: balanceAfterFen,
  })),
});

export const listStaffPayments = async (db: Database, query: StaffPaymentsQuery): Promise<StaffPaymentPage> => {
  const page = await pageOfPayments(db, query);
  const refunds = Map.groupBy(
    await refundsOf(
      db,
      page.items.map(({ id }) => id),
    ),
    ({ paymentId }) => paymentId,
  );
  return { ...page, items: page.items.map((row) => presentPayment(row, refunds.get(row.id) ?? [])) };
};

/** A payment with its refunds and movements; undefined if there is none with this id. */
export const showStaffPayment = async (
  db: Database,
  id: string,
  language: Language,
): Promise<StaffPaymentDetail | undefined> => {
  const row = await findPayment(db, id);
  if (!row) return undefined;
  const refunds = await refundsOf(db, [id]);
  const transactions = await transactionsOfPayment(db, id);
  const remittance = await findRemittance(db, id);
  return {
    ...presentPayment(row, refunds),
    remittance: remittance ? presentRemittance({ remittance, payment: row }) : null,
    refunds: refunds.map(presentRefund),
    transactions: transactions.map((transaction) => presentTransaction(transaction, language)),
  };
};

export const listLedger = async (db: Database, query: LedgerQuery, language: Language): Promise<LedgerPage> => {
  const page = await pageOfLedger(db, query);
  return { ...page, items: page.items.map((row) => presentTransaction(row, language)) };
};

/** A movement by its number; undefined if there is none. */
export const showLedgerTransaction = async (
  db: Database,
  number: string,
  language: Language,
): Promise<LedgerTransaction | undefined> => {
  const row = await findTransaction(db, number);
  return row && presentTransaction(row, language);
};
