import { maxRecent, type SavedGoods } from '@caravan/goods/contract';

/** A visitor's browser keeps this of a product that was looked up. */
export type BrowserLink = Pick<SavedGoods, 'url' | 'platform' | 'title' | 'image' | 'price_fen' | 'saved_at'>;

const key = 'caravan.recent-links';

const isLink = (value: unknown): value is BrowserLink => {
  const link = value as Partial<BrowserLink> | null;
  return typeof link?.url === 'string' && typeof link.title === 'string' && typeof link.price_fen === 'number';
};

/** The links of this browser, newest first; empty without storage. */
export const readBrowserLinks = (): BrowserLink[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLink).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
};

export const addBrowserLink = (link: BrowserLink): void => {
  try {
    const others = readBrowserLinks().filter(({ url }) => url !== link.url);
    localStorage.setItem(key, JSON.stringify([link, ...others].slice(0, maxRecent)));
  } catch {
    // Without storage nothing is remembered.
  }
};

export const clearBrowserLinks = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was remembered.
  }
};
