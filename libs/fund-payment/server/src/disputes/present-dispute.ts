import type { Dispute } from '@caravan/fund-payment/contract';
import type { DisputeOfPayment } from './dispute.repo.ts';
import { writtenAmount } from '../payments/charge.ts';

export const presentDispute = ({ dispute, payment }: DisputeOfPayment): Dispute => ({
  id: dispute.id,
  provider: dispute.provider,
  payment_id: dispute.paymentId,
  user_id: payment?.userId ?? null,
  kind: payment?.kind ?? null,
  refs: payment?.items.map(({ ref }) => ref) ?? [],
  amount: writtenAmount(dispute.minor),
  currency: dispute.currency,
  reason: dispute.reason,
  status: dispute.status,
  open: dispute.open,
  due_at: dispute.dueAt?.toISOString() ?? null,
  opened_at: dispute.openedAt.toISOString(),
  updated_at: dispute.notifiedAt.toISOString(),
});
