import { fail, type Payment } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { findPayment } from './payment.repo.ts';
import { findRemittance } from '../remittances/remittance.repo.ts';
import { presentPayment } from './present-payment.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** A payment by its id, with its remittance. */
export const showPayment = async (
  { providers }: PaymentContext,
  db: Database,
  id: string,
  language: Language,
): Promise<Payment> => {
  const row = await findPayment(db, id);
  if (!row) throw fail('not_found');
  const remittance = row.method === 'westpay' ? await findRemittance(db, id) : undefined;
  return presentPayment(row, { providers, language, remittance });
};

/** The same for its own shopper only; 404 for any other. */
export const showOwnPayment = async (
  context: PaymentContext,
  userId: string,
  id: string,
  language: Language,
): Promise<Payment> => {
  const row = await findPayment(context.db, id);
  if (row?.userId !== userId) throw fail('not_found');
  return showPayment(context, context.db, id, language);
};
