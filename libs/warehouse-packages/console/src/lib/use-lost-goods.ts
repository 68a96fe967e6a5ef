import { messageOf } from '@caravan/console-core';
import { useLazyLookUpCodeQuery } from '@caravan/procurement/api';
import { reasonOf } from '@caravan/web-core';
import { soon } from './use-find-goods.ts';

/** Why the label of goods whose search ended as lost is refused. */
const lost = new Set(['item_lost', 'item_turned_up']);

/**
 * Asks what goods are that belong to no work in hand: resolves to what to do with lost ones, in the words of the server, or
 * to undefined for all others. Without a network a station cannot know it.
 */
export const useLostGoods = (): ((code: string) => Promise<string | undefined>) => {
  const [lookUp] = useLazyLookUpCodeQuery();
  return async (code) => {
    const answer = await soon(lookUp({ query: { code } }));
    return lost.has(reasonOf(answer?.error) ?? '') ? messageOf(answer?.error) : undefined;
  };
};
