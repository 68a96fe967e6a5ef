import { defineJob } from '@caravan/server-core';
import { findDispute } from './dispute.repo.ts';
import { composeDisputeMail } from './compose-dispute-mail.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Sends a mail to the service address when a dispute begins or ends. */
export const notifyOfDisputeJob = defineJob<{ disputeId: string }>()({
  name: 'payment.tell_of_dispute',
  retries: 5,
  retryDelay: 30,
});

export const notifyOfDispute = async (
  { db, transaction, mailer, website, shop }: PaymentContext,
  disputeId: string,
): Promise<void> => {
  const found = await findDispute(db, disputeId);
  if (!found) return;
  const mail = await composeDisputeMail(found, { to: await website().serviceEmail(), shop: await shop().name() });
  await transaction((tx) => mailer.send(tx, mail));
};
