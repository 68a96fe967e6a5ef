import type { DueKind } from '@caravan/fund-payment/contract';
import type { ReceiptPayment } from '@caravan/receipts/contract';
import { onePort } from '@caravan/server-core';

/** What was paid and refunded, for the receipts of those who own payment targets. */
export interface ReceiptPayments {
  /** The payments of these targets with their refunds, oldest first, by two queries for any number of targets. */
  of: (targets: readonly { kind: DueKind; refs: readonly string[] }[]) => Promise<ReceiptPayment[]>;
}

export const receiptPaymentsPort = onePort<ReceiptPayments>('ReceiptPayments');
