import { fail, type ManualStart } from '@caravan/goods/contract';
import { recogniseLink, type RecognisedLink } from '@caravan/goods/contract/links';
import type { Snapshot } from '../domain/snapshot.ts';
import type { GoodsContext, Known } from './goods-context.ts';
import { lookUpLink, type Admit } from './look-up-link.ts';

/** What a manual purchase order starts from. */
const manualOf = (link: RecognisedLink, { target, name }: Known): ManualStart => ({
  url: target?.url ?? link.url,
  platform: target?.platform ?? link.platform,
  item_id: target?.itemId ?? (link.kind === 'item' ? link.itemId : null),
  // The app that shared the link knew the product's name; a page that could not be read may only have shown its own.
  name: link.title ?? name,
});

const nothing: Known = { target: null, name: null };

export interface FoundGoods {
  snapshot: Snapshot;
  /** The variant that the link names, where the product has it. */
  skuId: string | null;
}

/** The product that a pasted text means. */
export const lookUpGoods = async (context: GoodsContext, text: string, admit: Admit): Promise<FoundGoods> => {
  const link = recogniseLink(text);
  if (!link) throw fail('link_not_understood');
  if (link.kind === 'text') throw fail('goods_unavailable', { manual: manualOf(link, nothing) });
  const found = await lookUpLink(context, link, admit);
  if (!found.snapshot) throw fail('goods_unavailable', { manual: manualOf(link, found.known) });
  const { content } = found.snapshot;
  const named = (link.kind === 'item' ? link.skuId : null) ?? content.linkedSkuId;
  return { snapshot: found.snapshot, skuId: content.skus.find(({ id }) => id === named)?.id ?? null };
};
