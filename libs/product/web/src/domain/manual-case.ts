import { platformNames, type ManualStart } from '@caravan/goods/contract';
import { failureOf } from '@caravan/web-core';

/** Why a link leads to the manual order form, and what is known about its product. */
export interface ManualCase {
  /** `unreadableFrom` if the shop has a name that shoppers know. */
  notice: 'manual.unreadable' | 'manual.unreadableFrom' | 'manual.withoutLink' | 'manual.notUnderstood';
  start: ManualStart;
}

export const nothingKnown: ManualStart = { url: null, platform: null, item_id: null, name: null };

/** Words that are no link name the goods; an address that nobody understands stays a link. */
const startOf = (typed: string): ManualStart =>
  URL.canParse(typed) && /^https?:/.test(typed)
    ? { ...nothingKnown, url: typed }
    : { ...nothingKnown, name: typed.slice(0, 200) };

/** Undefined if the shopper should try the look-up again. What was typed is kept. */
export const manualCase = (error: unknown, typed: string): ManualCase | undefined => {
  const failure = failureOf(error);
  if (failure?.reason === 'goods_unavailable') {
    const start = (failure['manual'] as ManualStart | undefined) ?? nothingKnown;
    if (start.url === null) return { notice: 'manual.withoutLink', start };
    const named = (start.platform ?? '') in platformNames;
    return { notice: named ? 'manual.unreadableFrom' : 'manual.unreadable', start };
  }
  if (failure?.reason === 'link_not_understood') return { notice: 'manual.notUnderstood', start: startOf(typed) };
  return undefined;
};
