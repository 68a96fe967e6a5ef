import type { ParsedNewLine } from '@caravan/cart-orders/contract';

/** A line that waits for its shopper to log in; it belongs to the page it was made on. */
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
    // Without storage the shopper presses the button again after login; nothing else is lost.
  }
};

/** Takes the line that waits for this page, once. The server judges what is in it like any other line. */
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
