import { useMemo, useSyncExternalStore } from 'react';
import {
  maxGuestCharacters,
  maxGuestLines,
  maxQuantity,
  type KeptGuestLine,
  type ParsedNewLine,
} from '@caravan/cart-orders/contract';
import { newId } from '@caravan/kernel';
import { useAppSelector } from '@caravan/web-core';

/**
 * The cart of a visitor: lines that the browser keeps as they will be sent to `POST /cart/join` after a login, newest
 * first. They are part of every page's first load, which shows their number; nothing here checks more than their form.
 */
const key = 'caravan.guest-cart';

const readText = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const isLine = (value: unknown): value is KeptGuestLine => {
  const { id, line } = (value ?? {}) as Partial<KeptGuestLine>;
  return typeof id === 'string' && typeof line?.quantity === 'number';
};

const linesIn = (text: string | null): KeptGuestLine[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLine) : [];
  } catch {
    return [];
  }
};

const isOf =
  (account: string | null) =>
  ({ of }: KeptGuestLine): boolean =>
    of === undefined || of === account;

/** The lines of this browser that its owner sees: a visitor's, and those with which this account went on. */
export const readGuestLines = (account: string | null): KeptGuestLine[] => linesIn(readText()).filter(isOf(account));

/** Whether something is kept that is no list of lines, because somebody or something else wrote it. */
export const isGuestCartBroken = (): boolean => {
  const text = readText();
  if (text === null) return false;
  try {
    const kept: unknown = JSON.parse(text);
    return !Array.isArray(kept) || !kept.every(isLine);
  } catch {
    return true;
  }
};

/** Changes all lines that are kept; false if the browser stores nothing, or nothing more. */
export const changeGuestLines = (change: (lines: KeptGuestLine[]) => KeptGuestLine[]): boolean => {
  try {
    const lines = change(linesIn(readText()));
    if (lines.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(lines));
  } catch {
    return false;
  }
  // The event of the storage reaches the other tabs only.
  window.dispatchEvent(new Event(key));
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

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  window.addEventListener(key, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(key, onChange);
  };
};

/**
 * The lines of this browser, as `readGuestLines` says; none on the server and until hydration. For a shopper they are
 * those that have not joined the cart.
 */
export const useGuestLines = (): readonly KeptGuestLine[] => {
  const account = useAppSelector(({ session }) => (session.isLogin ? session.account : null));
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => linesIn(text).filter(isOf(account)), [account, text]);
};

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the layout of a shopper whose browser keeps lines: they join the cart of the account. It shows nothing. */
    joinGuestCart: object;
  }
}
