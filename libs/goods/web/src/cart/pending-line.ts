import type { ParsedNewLine } from '@caravan/cart-orders/contract';

/** A cart line that waits for the shopper's login; it belongs to the page that created it. */
export interface PendingLine {
  /** Path and query of that page. */
  page: string;
  name: string;
  line: ParsedNewLine;
}

const key = 'caravan.pending-line';

export const keepPendingLine = (pending: PendingLine): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // Without storage the shopper clicks the button again after login.
  }
};

/** Returns the line that waits for this page, once. The server validates it like any other line. */
export const takePendingLine = (page: string): PendingLine | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingLine | null;
    if (kept?.page !== page) return undefined;
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return undefined;
  }
};
