import { fail, type Payment, type Remittance } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';
import { violatedConstraint } from '@caravan/server-core';
import { lockPayment } from '../db/payment.repo.ts';
import { findRemittance, putRemittance } from '../db/remittance.repo.ts';
import type { PaymentContext } from './payment-context.ts';
import { showPayment } from './show-payment.ts';

const isMtcnTaken = (error: unknown): boolean => violatedConstraint(error) === 'remittance_mtcn';

/**
 * What a shopper says of a remittance that was sent. It may be put right while staff have not decided; told again after that, the payment
 * is answered as it is. From the first word on the payment no longer expires: money is on its way.
 */
export const submitRemittance = async (
  context: PaymentContext,
  userId: string,
  paymentId: string,
  told: Remittance,
  language: Language,
): Promise<Payment> => {
  const { mtcn, sender_name: senderName, sender_country: senderCountry, amount, currency } = told;
  try {
    return await context.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId);
      if (payment?.userId !== userId || payment.method !== 'westpay') throw fail('not_found');
      const before = await findRemittance(tx, paymentId);
      const isOver = payment.status === 'pending' && !before && payment.expiresAt !== null && payment.expiresAt <= context.clock();
      if (isOver || payment.status === 'expired') throw fail('payment_expired');
      if (payment.status !== 'pending' && before?.mtcn !== mtcn) throw fail('wrong_state');
      if (payment.status === 'pending') {
        const said = { paymentId, mtcn, senderName, senderCountry, amount, currency };
        const submittedAt = before?.submittedAt ?? context.clock();
        await putRemittance(tx, { ...said, status: 'waiting', submittedAt, decidedAt: null, receivedFen: null });
      }
      return showPayment(context, tx, paymentId, language);
    });
  } catch (error) {
    throw isMtcnTaken(error) ? fail('mtcn_used', { fields: { mtcn: 'mtcn_used' } }) : error;
  }
};
