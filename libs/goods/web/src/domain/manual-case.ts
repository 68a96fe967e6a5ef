import type { ManualStart } from '@caravan/goods/contract';
import { failureOf } from '@caravan/web-core';

/** Why a link leads to the manual purchase order, and what is known of its product. */
export interface ManualCase {
  notice: 'manual.unreadable' | 'manual.withoutLink' | 'manual.notUnderstood';
  start: ManualStart;
}

export const nothingKnown: ManualStart = { url: null, platform: null, item_id: null, name: null };

/** Undefined where a failed look-up is no reason to fill in a form, but to try again. */
export const manualCase = (error: unknown): ManualCase | undefined => {
  const failure = failureOf(error);
  if (failure?.reason === 'goods_unavailable') {
    const start = (failure['manual'] as ManualStart | undefined) ?? nothingKnown;
    return { notice: start.url === null ? 'manual.withoutLink' : 'manual.unreadable', start };
  }
  if (failure?.reason === 'link_not_understood') return { notice: 'manual.notUnderstood', start: nothingKnown };
  return undefined;
};
