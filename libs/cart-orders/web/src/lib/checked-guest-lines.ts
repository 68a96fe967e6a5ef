import type { KeptGuestLine } from '@caravan/cart-orders/contract';

export interface CheckedGuestLines {
  lines: KeptGuestLine[];
  /** The ids of those that no cart would take: something else than this shop has written them. */
  broken: string[];
}

/** Checks lines of the browser by the rules of the server. The rules load on demand, because they are large. */
export const checkedGuestLines = async (kept: readonly KeptGuestLine[]): Promise<CheckedGuestLines> => {
  const { keptGuestLine } = await import('@caravan/cart-orders/contract/schema');
  const checked: CheckedGuestLines = { lines: [], broken: [] };
  for (const line of kept) {
    const { data } = keptGuestLine.safeParse(line);
    if (data) checked.lines.push(data);
    else checked.broken.push(line.id);
  }
  return checked;
};
