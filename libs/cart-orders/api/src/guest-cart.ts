import { useMemo, useSyncExternalStore } from 'react';
import type { KeptGuestLine } from '@caravan/cart-orders/contract';
import { useAppSelector } from '@caravan/web-core';

/**
 * The cart of a visitor: lines that the browser keeps as they will be sent to `POST /cart/join` after a login, newest
 * first. They are part of every page's first load, which shows their number; nothing here checks more than their form.
 */
export const guestCartKey = 'caravan.guest-cart';

/** Null if the browser keeps nothing or refuses to store. */
export const readKeptText = (): string | null => {
  try {
    return localStorage.getItem(guestCartKey);
  } catch {
    return null;
  }
};

export const isGuestLine = (value: unknown): value is KeptGuestLine => {
  const { id, line } = (value ?? {}) as Partial<KeptGuestLine>;
  return typeof id === 'string' && typeof line?.quantity === 'number';
};

export const guestLinesIn = (text: string | null): KeptGuestLine[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGuestLine) : [];
  } catch {
    return [];
  }
};

const isOf =
  (account: string | null) =>
  ({ of }: KeptGuestLine): boolean =>
    of === undefined || of === account;

/** The lines of this browser that its owner sees: a visitor's, and those with which this account went on. */
export const readGuestLines = (account: string | null): KeptGuestLine[] =>
  guestLinesIn(readKeptText()).filter(isOf(account));

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  window.addEventListener(guestCartKey, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(guestCartKey, onChange);
  };
};

/**
 * The lines of this browser, as `readGuestLines` says; none on the server and until hydration. For a shopper they are
 * those that have not joined the cart.
 */
export const useGuestLines = (): readonly KeptGuestLine[] => {
  const account = useAppSelector(({ session }) => (session.isLogin ? session.account : null));
  const text = useSyncExternalStore(subscribe, readKeptText, () => null);
  return useMemo(() => guestLinesIn(text).filter(isOf(account)), [account, text]);
};

declare module '@caravan/web-core' {
  interface LazySlots {
    /** In the layout of a shopper whose browser keeps lines: they join the cart of the account. It shows nothing. */
    joinGuestCart: object;
  }
}
