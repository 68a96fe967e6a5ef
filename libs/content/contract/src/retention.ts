/**
 * The kinds of rows that are deleted after a time. Bookkeeping is not among them: orders, packages, payments, refunds,
 * claims, invoices and the ledger are kept.
 */
export const retentionKinds = [
  'conversations',
  'inbox',
  'undelivered_mails',
  'goods_photos',
  'tax_numbers',
  'leads',
  'article_votes',
  'payment_events',
  'staff_actions',
] as const;

export type RetentionKind = (typeof retentionKinds)[number];

/** A record with a value for each kind. */
export const forEachKind = <T>(valueOf: (kind: RetentionKind) => T): Record<RetentionKind, T> =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, valueOf(kind)])) as Record<RetentionKind, T>;

export interface RetentionLimits {
  /** Days that rows are kept until an owner changes it. */
  usual: number;
  /** The least and the most days that an owner may set. */
  least: number;
  most: number;
}

/**
 * Days that rows of each kind are kept (specification 24.42). The reasons are in `docs/retention.md`. A shopper must have
 * the time to complain, so what proves something about an order is kept for 60 days at least; card networks take disputes
 * up to 540 days after a payment; and a message is kept longer than any job that could send it again.
 */
export const retentionLimits: Readonly<Record<RetentionKind, RetentionLimits>> = {
  conversations: { usual: 730, least: 90, most: 3_650 },
  inbox: { usual: 365, least: 90, most: 3_650 },
  undelivered_mails: { usual: 30, least: 7, most: 365 },
  goods_photos: { usual: 180, least: 60, most: 1_825 },
  tax_numbers: { usual: 180, least: 90, most: 1_825 },
  leads: { usual: 365, least: 30, most: 1_825 },
  article_votes: { usual: 730, least: 30, most: 3_650 },
  payment_events: { usual: 600, least: 120, most: 3_650 },
  staff_actions: { usual: 3_650, least: 730, most: 7_300 },
};

/** The line of an article that is replaced by the list of these periods. */
export const retentionPlaceholder = '{{retention}}';
