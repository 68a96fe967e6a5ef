import type { StaffRemittance } from '@caravan/fund-payment/contract';
import { listRemittancesSchema } from '@caravan/fund-payment/contract/staff';
import { route } from '@caravan/server-core';
import { listRemittances, type RemittanceOfPayment } from '../../db/remittance.repo.ts';
import type { PaymentContext } from '../../use-cases/payment-context.ts';

const present = ({ remittance, payment }: RemittanceOfPayment): StaffRemittance => ({
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
  submitted_at: remittance.submittedAt.toISOString(),
});

export const listRemittancesRoute = ({ db }: PaymentContext) =>
  route(listRemittancesSchema, async ({ query }) => {
    const { items, ...page } = await listRemittances(db, query);
    return { ...page, items: items.map(present) };
  });
