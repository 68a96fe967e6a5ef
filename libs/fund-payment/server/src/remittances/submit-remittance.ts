import { fail, type Payment, type Remittance } from '@caravan/fund-payment/contract';
import type { Language } from '@caravan/kernel';
import { violatedConstraint } from '@caravan/server-core';
import { lockPayment } from '../payments/payment.repo.ts';
import { findRemittance, isNumberAccepted, putRemittance } from './remittance.repo.ts';
import type { RemittanceRow } from './remittance.table.ts';
import { remittanceTask } from '../upkeep/payment-work.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { showPayment } from '../payments/show-payment.ts';

const isMtcnTaken = (error: unknown): boolean => violatedConstraint(error) === 'remittance_mtcn';

type Said = Pick<RemittanceRow, 'mtcn' | 'senderName' | 'senderCountry' | 'amount' | 'currency'>;

const isSame = (before: Said, said: Said): boolean =>
  (['mtcn', 'senderName', 'senderCountry', 'amount', 'currency'] as const).every((fact) => before[fact] === said[fact]);

/**
 * Records a shopper's remittance. It may be corrected until staff decide; after that the payment is returned unchanged.
 * The payment no longer expires after the first submission, because money is on its way.
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
      const isOver =
        payment.status === 'pending' && !before && payment.expiresAt !== null && payment.expiresAt <= context.clock();
      if (isOver || payment.status === 'expired') throw fail('payment_expired');
      if (payment.status !== 'pending' && before?.mtcn !== mtcn) throw fail('wrong_state');
      if (payment.status === 'pending') {
        if (await isNumberAccepted(tx, mtcn, paymentId)) throw fail('mtcn_used', { fields: { mtcn: 'mtcn_used' } });
        const said = { paymentId, mtcn, senderName, senderCountry, amount, currency };
        const submittedAt = before?.submittedAt ?? context.clock();
        const version = (before?.version ?? 0) + (before && isSame(before, said) ? 0 : 1);
        const open = { status: 'waiting', decidedAt: null, receivedFen: null } as const;
        const remittance = { ...said, ...open, submittedAt, version };
        await putRemittance(tx, remittance);
        await context.tasks().open(tx, remittanceTask({ remittance, payment }));
      }
      return showPayment(context, tx, paymentId, language);
    });
  } catch (error) {
    throw isMtcnTaken(error) ? fail('mtcn_used', { fields: { mtcn: 'mtcn_used' } }) : error;
  }
};
