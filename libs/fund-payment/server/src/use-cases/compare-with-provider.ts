import { day, hour } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import {
  closeUnseen,
  countOpenDifferences,
  heldRefunds,
  notedRefs,
  putDifferences,
} from '../db/payment-difference.repo.ts';
import { listCardPayments } from '../db/payment.repo.ts';
import { listLateRefunds, listRefundsOf, writeRefund } from '../db/refund.repo.ts';
import { compareMoney, waitingRefund } from '../domain/compare-money.ts';
import type { ProviderAnswer } from '../ports/payment-provider.ts';
import { sendCardRefund } from './card-refund.ts';
import type { PaymentContext } from './payment-context.ts';

/** Compares our card captures and refunds with the provider's lists. */
export const compareWithProviderJob = defineJob()({
  name: 'payment.compare',
  cron: '23 3 * * *',
  retries: 5,
  retryDelay: 300,
  expires: 3_600,
});

/** The period that the lists cover. */
const period = 35 * day;

const valueOf = <T>(answer: ProviderAnswer<T>): T => {
  if (!answer.ok) throw new Error(`the provider gave no list: ${answer.message}`);
  return answer.value;
};

/** Checks refunds again; a failure does not block the others. */
const askAgain = async (context: PaymentContext, refundIds: readonly string[]): Promise<void> => {
  for (const id of refundIds) {
    await writeRefund(context.db, id, { checkAt: context.clock() });
    await sendCardRefund(context, id).catch((error: unknown) =>
      context.log.warn({ err: error, refund: id }, 'a refund could not be checked'),
    );
  }
};

/** Refunds that failed at the provider although no event reported it. */
const failedUnheard = async (context: PaymentContext, since: Date): Promise<string[]> => {
  const gateway = context.providers.stripe?.gateway;
  const failed = gateway ? valueOf(await gateway.refundsSince(since)).filter(({ live }) => !live) : [];
  const payments = await listCardPayments(context.db, { charges: failed.flatMap(({ charge }) => charge ?? []) });
  const refunds = await listRefundsOf(
    context.db,
    payments.map(({ id }) => id),
  );
  const refs = new Set(failed.map(({ ref }) => ref));
  return refunds
    .filter(({ status, providerRef }) => status === 'card' && refs.has(providerRef ?? ''))
    .map(({ id }) => id);
};

/**
 * Compares both sides over the last 35 days and lists the differences for staff (`GET /staff/payment_differences`). It
 * moves no money.
 */
const compare = async (context: PaymentContext, since: Date): Promise<void> => {
  const { db, clock, log } = context;
  const gateway = context.providers.stripe?.gateway;
  if (!gateway) return;
  const listed = valueOf(await gateway.refundsSince(since));
  const captures = valueOf(await gateway.capturesSince(since));
  const payments = await listCardPayments(db, {
    since,
    charges: listed.flatMap(({ charge }) => charge ?? []),
    ids: captures.map(({ paymentId }) => paymentId),
  });
  const ids = payments.map(({ id }) => id);
  const [refunds, noted] = await Promise.all([listRefundsOf(db, ids), notedRefs(db, ids)]);
  const now = clock();
  await putDifferences(db, compareMoney({ payments, refunds, captures, listed, noted, since, now }), now);
  await closeUnseen(db, { since, now });
  const open = await countOpenDifferences(db);
  if (open.length) log.error({ open }, 'our books and those of the card provider differ');
};

/**
 * First settles refunds that wait and refunds that failed without an event; what still disagrees is a difference. If
 * the provider does not answer, the comparison ends without a result and the job runs again.
 */
export const compareWithProvider = async (context: PaymentContext): Promise<void> => {
  const now = context.clock();
  const { db } = context;
  const since = new Date(now.getTime() - period);
  const late = await listLateRefunds(db, new Date(now.getTime() - hour));
  await askAgain(
    context,
    late.map(({ id }) => id),
  );
  const waiting = await listLateRefunds(db, new Date(now.getTime() - day));
  const held = await heldRefunds(db);
  await putDifferences(db, waiting.filter(({ id }) => !held.has(id)).map(waitingRefund), now);
  await askAgain(context, await failedUnheard(context, since));
  await compare(context, since);
};
