import type { DueKind } from '@caravan/fund-payment/contract';
import type { ReceiptPayment, ReceiptRefund } from '@caravan/receipts/contract';
import type { Database } from '@caravan/server-core';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { writtenAmount } from '../payments/charge.ts';
import { captureTable as captures, type CaptureRow } from '../ledger/capture.table.ts';
import { presentCharge } from '../payments/present-charge.ts';
import { paymentTable as payments, type PaymentRow } from '../payments/payment.table.ts';
import { refundTable as refunds, type RefundRow } from '../refunds/refund.table.ts';

const keyOf = ({ kind, ref }: Pick<CaptureRow, 'kind' | 'ref'>): string => `${kind} ${ref}`;

const refundOf = (row: RefundRow, currency: string): ReceiptRefund => {
  const toCard = row.status !== 'balance';
  return {
    transaction_no: row.transactionNo,
    amount_fen: row.amountFen,
    to: toCard ? 'card' : 'balance',
    charge: toCard ? { amount: writtenAmount(row.chargeMinor), currency } : null,
    done: row.status !== 'sending',
    remark: row.remark,
    at: row.createdAt.toISOString(),
  };
};

const paymentOf = (capture: CaptureRow, payment: PaymentRow, refunded: readonly RefundRow[]): ReceiptPayment => ({
  kind: capture.kind,
  ref: capture.ref,
  payment_id: payment.id,
  method: payment.method,
  amount_fen: capture.amountFen,
  charge: { payment_fen: payment.amountFen, ...presentCharge(payment) },
  paid_at: (payment.decidedAt ?? payment.createdAt).toISOString(),
  refunds: refunded.map((row) => refundOf(row, payment.chargeCurrency)),
});

/** Oldest first: one query for the payments, one for the refunds. */
export const receiptPayments = async (
  db: Database,
  targets: readonly { kind: DueKind; refs: readonly string[] }[],
): Promise<ReceiptPayment[]> => {
  const wanted = targets.filter(({ refs }) => refs.length);
  if (!wanted.length) return [];
  const paid = await db
    .select({ capture: captures, payment: payments })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(or(...wanted.map(({ kind, refs }) => and(eq(captures.kind, kind), inArray(captures.ref, [...refs])))))
    .orderBy(asc(payments.decidedAt), asc(captures.kind), asc(captures.ref));
  if (!paid.length) return [];
  const returned = await db
    .select()
    .from(refunds)
    .where(or(...wanted.map(({ kind, refs }) => and(eq(refunds.kind, kind), inArray(refunds.ref, [...refs])))))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const byTarget = Map.groupBy(returned, keyOf);
  return paid.map(({ capture, payment }) => paymentOf(capture, payment, byTarget.get(keyOf(capture)) ?? []));
};
