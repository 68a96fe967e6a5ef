import { fundPaymentPaths } from '@caravan/routes';
import { defineJob, type Tx } from '@caravan/server-core';
import { findPayment } from '../payments/payment.repo.ts';
import { composeReceipt, type Received } from './compose-receipt.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** A receipt needs these besides its payment. */
type ReceiptWish = Omit<Received, 'at' | 'payment'> & { paymentId: string; at: string };

/** Writes the receipt of a payment. */
export const mailReceiptJob = defineJob<ReceiptWish>()({
  name: 'fund_payment.mail_receipt',
  retries: 20,
  retryDelay: 10,
});

/** Queues the receipt in the transaction that books the money, which happens once for each payment. */
export const queueReceipt = (
  { jobs }: Pick<PaymentContext, 'jobs'>,
  tx: Tx,
  { payment, at, ...received }: Received,
): Promise<void> => jobs.send(tx, mailReceiptJob, { ...received, paymentId: payment.id, at: at.toISOString() });

/** Mails a receipt; `mailId` is the same in each run. A closed account gets none. */
export const mailReceipt = async (
  context: PaymentContext,
  { paymentId, at, ...received }: ReceiptWish,
  mailId: string,
): Promise<void> => {
  const shop = await context.shop().name();
  await context.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentId);
    const payer = payment && (await context.identities().find(payment.userId, tx));
    if (!payer) return;
    const { email, language } = payer;
    const refs = received.paid.map(({ ref }) => ref);
    const goods =
      payment.kind === 'recharge'
        ? new Map<string, readonly string[]>()
        : await context.payables()[payment.kind].goods(tx, refs);
    const link = context.publicUrl + fundPaymentPaths.fund.href();
    const receipt = { ...received, payment, at: new Date(at), email, language, goods, link, shop };
    await context.mailer.send(tx, await composeReceipt(receipt), mailId);
  });
};
