import type { PaymentDifference } from '@caravan/fund-payment/contract';
import type { PaymentDifferenceRow } from './payment-difference.table.ts';
import { writtenAmount } from '../payments/charge.ts';

const amountOf = (minor: number | null): string | null => (minor === null ? null : writtenAmount(minor));

export const presentDifference = (row: PaymentDifferenceRow): PaymentDifference => ({
  id: row.id,
  kind: row.kind,
  provider: row.provider,
  payment_id: row.paymentId,
  refund_id: row.refundId,
  provider_ref: row.providerRef,
  our_amount: amountOf(row.ourMinor),
  their_amount: amountOf(row.theirMinor),
  currency: row.currency,
  at: row.at.toISOString(),
  found_at: row.foundAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  outcome: row.outcome,
  note: row.note,
});
