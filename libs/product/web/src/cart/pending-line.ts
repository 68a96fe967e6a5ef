import type { ParsedNewLine } from '@caravan/cart-orders/contract';
import type { Drafts } from '@caravan/web-core';

/** A line goes into the cart, or into the cart and straight on to the order. */
export type Aim = 'cart' | 'order';

/** A cart line that waits for the shopper's login; it belongs to the page that created it. */
export interface PendingLine {
  /** Path and query of that page. */
  page: string;
  aim: Aim;
  line: ParsedNewLine;
}

const isPending = (draft: object | undefined): draft is PendingLine =>
  draft !== undefined && 'page' in draft && 'aim' in draft && 'line' in draft;

/** A draft, so that it never outlives a logout. */
const key = 'pending-line';

export const keepPendingLine = (drafts: Drafts, pending: PendingLine): void => drafts.save(key, pending);

/** Returns the line that waits for this page, once. The server validates it like any other line. */
export const takePendingLine = (drafts: Drafts, page: string): PendingLine | undefined => {
  const kept = drafts.read(key);
  if (!isPending(kept) || kept.page !== page) return undefined;
  drafts.clear(key);
  return kept;
};
