import { paymentMethods, type PaymentMethod } from '@caravan/fund-payment/contract';
import { day, hour } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import {
  closeUnseen,
  countOpenDifferences,
  heldRefunds,
  notedRefs,
  putDifferences,
} from './payment-difference.repo.ts';
import { findPayments, listPaymentsBy } from '../payments/payment.repo.ts';
import { listLateRefunds, listRefundsOf, writeRefund } from '../refunds/refund.repo.ts';
import { compareMoney, waitingRefund } from './compare-money.ts';
import type { ProviderAnswer, ProviderLists } from '../payments/payment-provider.ts';
import { sendCardRefund } from '../refunds/card-refund.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Compares our captures and refunds with the lists of each provider that has them. */
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

interface Compared {
  method: PaymentMethod;
  lists: ProviderLists;
}

const comparedProviders = ({ providers }: PaymentContext): Compared[] =>
  paymentMethods.flatMap((method) => {
    const lists = providers[method]?.gateway?.lists;
    return lists ? [{ method, lists }] : [];
  });

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
const failedUnheard = async (context: PaymentContext, { method, lists }: Compared, since: Date): Promise<string[]> => {
  const failed = valueOf(await lists.refundsSince(since)).filter(({ live }) => !live);
  const charges = failed.flatMap(({ charge }) => charge ?? []);
  const payments = await listPaymentsBy(context.db, { method, charges });
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
const compare = async (context: PaymentContext, { method, lists }: Compared, since: Date): Promise<void> => {
  const { db, clock, log } = context;
  const listed = valueOf(await lists.refundsSince(since));
  const captures = valueOf(await lists.capturesSince(since));
  const payments = await listPaymentsBy(db, {
    method,
    since,
    charges: listed.flatMap(({ charge }) => charge ?? []),
    ids: captures.map(({ paymentId }) => paymentId),
  });
  const ids = payments.map(({ id }) => id);
  const [refunds, noted] = await Promise.all([listRefundsOf(db, ids), notedRefs(db, ids)]);
  const now = clock();
  await putDifferences(
    db,
    compareMoney({ provider: method, payments, refunds, captures, listed, noted, since, now }),
    now,
  );
  await closeUnseen(db, { provider: method, since, now });
  const open = await countOpenDifferences(db);
  if (open.length) log.error({ open }, 'our books and those of a payment provider differ');
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
  const unsent = waiting.filter(({ id }) => !held.has(id));
  const payers = await findPayments(
    db,
    unsent.map(({ paymentId }) => paymentId),
  );
  const found = unsent.flatMap((refund) => {
    const payment = payers.get(refund.paymentId);
    return payment ? [waitingRefund(refund, payment)] : [];
  });
  await putDifferences(db, found, now);
  for (const compared of comparedProviders(context)) {
    await askAgain(context, await failedUnheard(context, compared, since));
    await compare(context, compared, since);
  }
};
