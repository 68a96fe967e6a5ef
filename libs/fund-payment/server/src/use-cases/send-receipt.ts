import { fundPaymentPaths } from '@caravan/fund-payment/contract';
import type { Tx } from '@caravan/server-core';
import { composeReceipt, type Received } from '../mails/compose-receipt.ts';
import type { PaymentContext } from './payment-context.ts';

/**
 * Mails the receipt in the transaction that books the money, which happens once for each payment. A closed account gets
 * none.
 */
export const sendReceipt = async (context: PaymentContext, tx: Tx, received: Received): Promise<void> => {
  const { payment, paid } = received;
  const payer = await context.identities().find(payment.userId, tx);
  if (!payer) return;
  const { email, language } = payer;
  const refs = paid.map(({ ref }) => ref);
  const goods =
    payment.kind === 'recharge'
      ? new Map<string, readonly string[]>()
      : await context.payables()[payment.kind].goods(tx, refs);
  const link = context.publicUrl + fundPaymentPaths.fund.href();
  await context.mailer.send(tx, await composeReceipt({ ...received, email, language, goods, link }));
};
