import type { RefundRow } from './refund.table.ts';
import type { ListedRefund } from '../payments/payment-provider.ts';

/** The fields of our refund that are compared with the provider's. */
export type OwnRefund = Pick<RefundRow, 'id' | 'chargeMinor' | 'status' | 'providerRef' | 'failedRef'>;

/**
 * Next step of a refund of ours. `card` and `balance`: its money is there. `send`: the provider has not made it.
 * `keep`: do nothing. `hold`: staff must check it, because the charge has other refunds that may be this one.
 */
export type Verdict =
  | { to: 'card'; ref: string }
  | { to: 'balance'; ref: string | null }
  | { to: 'hold'; ref: string | null }
  | { to: 'send' | 'keep' };

/** True if the provider's refund carries our reference or was matched with ours before. */
export const isOf = (own: OwnRefund, listed: ListedRefund): boolean =>
  (listed.ref === own.providerRef || listed.refundId === own.id) && listed.minor === own.chargeMinor;

/** A failure that an event reported counts too, because the provider's list may not show it yet. */
const isLive = (listed: ListedRefund, ours: readonly OwnRefund[]): boolean =>
  listed.live && !ours.some(({ failedRef }) => failedRef === listed.ref);

/** Refunds that moved money to the card and are not ours. Staff have settled those in `noted`. */
export const strangersAmong = (
  theirs: readonly ListedRefund[],
  ours: readonly OwnRefund[],
  noted: ReadonlySet<string>,
): ListedRefund[] =>
  theirs.filter((listed) => isLive(listed, ours) && !noted.has(listed.ref) && !ours.some((own) => isOf(own, listed)));

/**
 * Decides where the money of a refund is, from all refunds that the provider lists for its charge. Our reference has
 * priority. A refund without a reference but with the same amount counts as ours, because it returned the same money.
 * The result depends on states only, never on the order in which answers and events arrived.
 */
export const judgeRefund = (
  own: OwnRefund,
  ours: readonly OwnRefund[],
  theirs: readonly ListedRefund[],
  noted: ReadonlySet<string>,
): Verdict => {
  if (own.status === 'balance') return { to: 'keep' };
  const mine = theirs.filter((listed) => isOf(own, listed));
  const live = mine.find((listed) => isLive(listed, ours));
  if (live) return { to: 'card', ref: live.ref };
  const failed = mine[0]?.ref ?? own.failedRef;
  if (own.status === 'card' && failed === null) return { to: 'keep' };
  const strangers = strangersAmong(theirs, ours, noted);
  const same = strangers.find(({ minor }) => minor === own.chargeMinor);
  if (same) return { to: 'card', ref: same.ref };
  if (strangers[0]) return { to: 'hold', ref: strangers[0].ref };
  return failed === null ? { to: 'send' } : { to: 'balance', ref: failed };
};
