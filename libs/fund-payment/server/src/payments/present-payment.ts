import { fundPaymentReasons, type Payment } from '@caravan/fund-payment/contract';
import { reasonText, type Language } from '@caravan/kernel';
import type { PaymentRow } from './payment.table.ts';
import type { RemittanceRow } from '../remittances/remittance.table.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { presentCharge } from './present-charge.ts';

const redirectOf = ({ id, status, method, providerUrl }: PaymentRow, providers: PaymentProviders): string | null => {
  if (status !== 'pending') return null;
  return providerUrl ?? providers[method]?.path?.(id) ?? null;
};

const remittanceOf = (row: RemittanceRow | undefined): Payment['remittance'] =>
  row
    ? {
        mtcn: row.mtcn,
        sender_name: row.senderName,
        sender_country: row.senderCountry,
        amount: row.amount,
        currency: row.currency,
        submitted_at: row.submittedAt.toISOString(),
      }
    : null;

/** A payment for its shopper. */
export const presentPayment = (
  row: PaymentRow,
  {
    providers,
    language,
    remittance,
  }: { providers: PaymentProviders; language: Language; remittance?: RemittanceRow | undefined },
): Payment => ({
  id: row.id,
  kind: row.kind,
  refs: row.items.map(({ ref }) => ref),
  status: row.status,
  amount_fen: row.amountFen,
  method: row.method,
  charge: presentCharge(row),
  redirect_url: redirectOf(row, providers),
  instructions: row.instructions,
  remittance: remittanceOf(remittance),
  failure: row.failure === null ? null : reasonText(row.failure, language, fundPaymentReasons),
  returned_fen: row.returnedFen,
  expires_at: row.expiresAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});
