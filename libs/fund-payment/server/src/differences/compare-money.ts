import type { PaymentMethod } from '@caravan/fund-payment/contract';
import { day, hour } from '@caravan/kernel';
import type { PaymentRow } from '../payments/payment.table.ts';
import type { FoundDifference } from './payment-difference.repo.ts';
import type { RefundRow } from '../refunds/refund.table.ts';
import type { ListedCapture, ListedRefund } from '../payments/payment-provider.ts';
import { isOf, strangersAmong } from '../refunds/match-refunds.ts';

/** The records of both sides for one comparison. */
export interface Books {
  provider: PaymentMethod;
  /** Card payments: those that began since `since`, and all others that the provider names. */
  payments: readonly PaymentRow[];
  /** All refunds of these payments. */
  refunds: readonly RefundRow[];
  captures: readonly ListedCapture[];
  /** The provider's refunds made since `since`. */
  listed: readonly ListedRefund[];
  /** The provider's refunds that staff have settled. */
  noted: ReadonlySet<string>;
  since: Date;
  now: Date;
}

/** Newer records may still be on their way between the provider and us. */
const settling = hour;
/** Payments from the first two days of the period are not checked, because the provider's list may not include them. */
const opening = 2 * day;

const isReceived = ({ status, returnedFen }: PaymentRow): boolean => status === 'succeeded' || returnedFen > 0;

/** Money that the provider took, but that we have not recorded with this amount. */
const capturesOfTheirs = ({ provider, payments, captures, now }: Books): FoundDifference[] => {
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return captures
    .filter(({ at }) => now.getTime() - at.getTime() > settling)
    .flatMap(({ charge, paymentId, minor, currency, at }) => {
      const payment = byId.get(paymentId);
      const isOurs = payment?.providerCharge === charge && isReceived(payment);
      if (isOurs && payment.chargeMinor === minor && payment.chargeCurrency === currency) return [];
      const ourMinor = isOurs ? payment.chargeMinor : null;
      const about = { provider, paymentId: payment?.id ?? null, refundId: null, providerRef: charge };
      return [{ kind: 'capture_unknown' as const, ...about, ourMinor, theirMinor: minor, currency, at }];
    });
};

/** Money that we have recorded as received by card, but that the provider did not take. */
const capturesOfOurs = ({ provider, payments, captures, since, now }: Books): FoundDifference[] => {
  const charges = new Set(captures.map(({ charge }) => charge));
  return payments
    .filter((payment) => isReceived(payment) && payment.createdAt.getTime() - since.getTime() > opening)
    .filter(({ decidedAt }) => decidedAt !== null && now.getTime() - decidedAt.getTime() > settling)
    .filter(({ providerCharge }) => providerCharge === null || !charges.has(providerCharge))
    .map(({ id, providerCharge, chargeMinor, chargeCurrency, createdAt }) => ({
      kind: 'capture_missing' as const,
      provider,
      paymentId: id,
      refundId: null,
      providerRef: providerCharge,
      ourMinor: chargeMinor,
      theirMinor: null,
      currency: chargeCurrency,
      at: createdAt,
    }));
};

type Payer = Pick<PaymentRow, 'method' | 'chargeCurrency'>;

const foundOf = (
  { id, paymentId, providerRef, chargeMinor, createdAt }: RefundRow,
  { method, chargeCurrency }: Payer,
) => ({
  provider: method,
  paymentId,
  refundId: id,
  providerRef,
  ourMinor: chargeMinor,
  theirMinor: null,
  currency: chargeCurrency,
  at: createdAt,
});

/** A refund that was promised to a card, but that the provider still does not have. */
export const waitingRefund = (own: RefundRow, payment: Payer): FoundDifference => ({
  ...foundOf(own, payment),
  kind: 'refund_waiting',
});

/** Compares one refund of ours with the provider's records of it. */
const refundOfOurs = (own: RefundRow, { payments, listed: theirs, since, now }: Books): FoundDifference[] => {
  const payment = payments.find(({ id }) => id === own.paymentId);
  if (!payment) return [];
  const live = theirs.filter((listed) => listed.live && listed.ref !== own.failedRef && isOf(own, listed));
  const found = foundOf(own, payment);
  const theirMinor = live.reduce((sum, { minor }) => sum + minor, 0);
  if (live.length > (own.status === 'balance' ? 0 : 1)) return [{ ...found, kind: 'refund_twice', theirMinor }];
  const isListed = own.createdAt > since && now.getTime() - own.createdAt.getTime() > settling;
  return own.status === 'card' && own.providerRef !== null && isListed && live.length === 0
    ? [{ ...found, kind: 'refund_missing' }]
    : [];
};

/** Refunds at the provider that are not ours, although their charge or their reference is. */
const refundsOfTheirs = ({ provider, payments, refunds, listed, noted, now }: Books): FoundDifference[] => {
  const byCharge = new Map(payments.map((payment) => [payment.providerCharge, payment]));
  return strangersAmong(listed, refunds, noted)
    .filter(({ charge, refundId }) => byCharge.has(charge) || refundId !== null)
    .filter(({ at }) => now.getTime() - at.getTime() > settling)
    .map(({ ref, charge, minor, currency, at }) => ({
      kind: 'refund_unknown' as const,
      provider,
      paymentId: byCharge.get(charge)?.id ?? null,
      refundId: null,
      providerRef: ref,
      ourMinor: null,
      theirMinor: minor,
      currency,
      at,
    }));
};

/** All differences between our books and the provider's, each once. */
export const compareMoney = (books: Books): FoundDifference[] => [
  ...capturesOfTheirs(books),
  ...capturesOfOurs(books),
  ...books.refunds.flatMap((own) => refundOfOurs(own, books)),
  ...refundsOfTheirs(books),
];
