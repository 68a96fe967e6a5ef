import {
  maxGuestCharacters,
  maxGuestLines,
  maxQuantity,
  type KeptGuestLine,
  type ParsedNewLine,
} from '@caravan/cart-orders/contract';
import { newId } from '@caravan/kernel';
import { guestCartKey, guestLinesIn, isGuestLine, readGuestLines, readKeptText } from './guest-cart.ts';

/** Whether something is kept that is no list of lines, because somebody or something else wrote it. */
export const isGuestCartBroken = (): boolean => {
  const text = readKeptText();
  if (text === null) return false;
  try {
    const kept: unknown = JSON.parse(text);
    return !Array.isArray(kept) || !kept.every(isGuestLine);
  } catch {
    return true;
  }
};

/** Changes all lines that are kept; false if the browser stores nothing, or nothing more. */
export const changeGuestLines = (change: (lines: KeptGuestLine[]) => KeptGuestLine[]): boolean => {
  try {
    const lines = change(guestLinesIn(readKeptText()));
    if (lines.length === 0) localStorage.removeItem(guestCartKey);
    else localStorage.setItem(guestCartKey, JSON.stringify(lines));
  } catch {
    return false;
  }
  // The event of the storage reaches the other tabs only.
  window.dispatchEvent(new Event(guestCartKey));
  return true;
};

/** Whether a browser keeps as much, and the server takes it in one call. */
export const isGuestCartShort = (lines: readonly KeptGuestLine[]): boolean =>
  JSON.stringify(lines).length <= maxGuestCharacters;

/** Why a line was not kept. `no_storage`: the browser stores nothing, or nothing more. */
export type GuestRefusal = 'guest_cart_full' | 'too_many_pieces' | 'no_storage';

export type NewGuestLine = Pick<KeptGuestLine, 'name' | 'url' | 'line'>;

/** Lines of the same goods differ by these: all but the number of pieces and the price. */
const optionsOf = ({ sku_id, manual, note, photo, price_change }: ParsedNewLine): string =>
  JSON.stringify([sku_id ?? null, manual ?? null, note, photo, price_change ?? null]);

const isSame = (kept: KeptGuestLine, added: NewGuestLine): boolean =>
  kept.of === undefined && kept.url === added.url && optionsOf(kept.line) === optionsOf(added.line);

/** Keeps a line, or adds its pieces to the one with the same goods and the same options. */
export const addGuestLine = (added: NewGuestLine): KeptGuestLine | GuestRefusal => {
  const lines = readGuestLines(null);
  const same = lines.find((kept) => isSame(kept, added));
  const quantity = (same?.line.quantity ?? 0) + added.line.quantity;
  const line = { ...added, id: same?.id ?? `g-${newId()}`, line: { ...added.line, quantity } };
  if (quantity > maxQuantity) return 'too_many_pieces';
  const others = lines.filter((kept) => kept !== same);
  if (others.length >= maxGuestLines || !isGuestCartShort([line, ...others])) return 'guest_cart_full';
  const isKept = changeGuestLines((all) => [line, ...all.filter(({ id }) => id !== line.id)]);
  return isKept ? line : 'no_storage';
};
