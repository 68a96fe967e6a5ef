import { fail, type ManualStart } from '@caravan/goods/contract';
import { recogniseLink, type RecognisedLink } from '@caravan/goods/contract/links';
import type { Snapshot } from '../snapshots/snapshot.ts';
import type { GoodsContext, Known } from './goods-context.ts';
import { lookUpLink, type Visitor } from './look-up-link.ts';

/** The initial values of a manual purchase order. */
const manualOf = (link: RecognisedLink, { target, name }: Known): ManualStart => ({
  url: target?.url ?? link.url,
  platform: target?.platform ?? link.platform,
  item_id: target?.itemId ?? (link.kind === 'item' ? link.itemId : null),
  // The app that shared the link knew the product's name. A page that could not be read may only have its own title.
  name: link.title ?? name,
});

const nothing: Known = { target: null, name: null };

export interface FoundGoods {
  snapshot: Snapshot;
  /** The variant that the link names, if the product has it. */
  skuId: string | null;
}

/** Looks up the product of a pasted text. */
export const lookUpGoods = async (context: GoodsContext, text: string, visitor: Visitor): Promise<FoundGoods> => {
  const link = recogniseLink(text);
  if (!link) throw fail('link_not_understood');
  if (link.kind === 'text') throw fail('goods_unavailable', { manual: manualOf(link, nothing) });
  const found = await lookUpLink(context, link, visitor);
  if (!found.snapshot) throw fail('goods_unavailable', { manual: manualOf(link, found.known) });
  const { content } = found.snapshot;
  const named = (link.kind === 'item' ? link.skuId : null) ?? content.linkedSkuId;
  return { snapshot: found.snapshot, skuId: content.skus.find(({ id }) => id === named)?.id ?? null };
};
