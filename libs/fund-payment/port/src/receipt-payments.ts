import type { DueKind } from '@caravan/fund-payment/contract';
import type { ReceiptParties, ReceiptPayment } from '@caravan/receipts/contract';
import { onePort } from '@caravan/server-core';

/** The shopper of an order or a package, as it names them. */
export interface ReceiptBuyer extends Pick<ReceiptParties['buyer'], 'name' | 'address'> {
  userId: string;
}

/** Payments and refunds, for the receipts of those who own payment targets. */
export interface ReceiptPayments {
  /** The payments of these targets with their refunds, oldest first, by two queries for any number of targets. */
  of: (targets: readonly { kind: DueKind; refs: readonly string[] }[]) => Promise<ReceiptPayment[]>;
  /**
   * The shop, and the buyer: by the billing address of the last of these payments that has one, otherwise as given. The
   * e-mail address is null for a closed account.
   */
  parties: (buyer: ReceiptBuyer, payments: readonly ReceiptPayment[]) => Promise<ReceiptParties>;
}

export const receiptPaymentsPort = onePort<ReceiptPayments>('ReceiptPayments');
