import { platformNames, type ManualStart } from '@caravan/goods/contract';
import type { Language } from '@caravan/kernel';
import { failureOf } from '@caravan/web-core';

/** Why a link leads to the manual order form, and what is known about its product. */
export interface ManualCase {
  notice: 'manual.unreadable' | 'manual.unreadableFrom' | 'manual.withoutLink' | 'manual.notUnderstood';
  start: ManualStart;
  /** The shop's name in both languages; empty if the shop has no name that shoppers know. */
  shop: Record<Language, string>;
}

const unnamed = { en: '', zh: '' };

export const nothingKnown: ManualStart = { url: null, platform: null, item_id: null, name: null };

/** Undefined if the shopper should try the look-up again. */
export const manualCase = (error: unknown): ManualCase | undefined => {
  const failure = failureOf(error);
  if (failure?.reason === 'goods_unavailable') {
    const start = (failure['manual'] as ManualStart | undefined) ?? nothingKnown;
    if (start.url === null) return { notice: 'manual.withoutLink', start, shop: unnamed };
    const shop = platformNames[start.platform as keyof typeof platformNames];
    return shop
      ? { notice: 'manual.unreadableFrom', start, shop }
      : { notice: 'manual.unreadable', start, shop: unnamed };
  }
  if (failure?.reason === 'link_not_understood')
    return { notice: 'manual.notUnderstood', start: nothingKnown, shop: unnamed };
  return undefined;
};
