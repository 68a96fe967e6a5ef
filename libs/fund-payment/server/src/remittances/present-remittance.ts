import type { StaffRemittance } from '@caravan/fund-payment/contract';
import type { RemittanceOfPayment } from './remittance.repo.ts';

export const presentRemittance = ({ remittance, payment }: RemittanceOfPayment): StaffRemittance => ({
  payment_id: payment.id,
  user_id: payment.userId,
  kind: payment.kind,
  refs: payment.items.map(({ ref }) => ref),
  amount_fen: payment.amountFen,
  mtcn: remittance.mtcn,
  sender_name: remittance.senderName,
  sender_country: remittance.senderCountry,
  amount: remittance.amount,
  currency: remittance.currency,
  status: remittance.status,
  version: remittance.version,
  submitted_at: remittance.submittedAt.toISOString(),
});
