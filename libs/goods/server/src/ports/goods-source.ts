import type { ItemLink, PageLink, Platform, ShortLink } from '@caravan/goods/contract/links';
import type { MergedReading } from '../domain/merge-readings.ts';

export type FetchableLink = ItemLink | PageLink | ShortLink;

/** What a source could tell of a link. */
export interface SourceAnswer {
  platform: Platform;
  itemId: string | null;
  /** The product's own page; another than the link where that led elsewhere. */
  url: string;
  /** The variant that the link turned out to name. */
  skuId: string | null;
  /** Complete enough to be sold, or not: the look-up decides. Null where the source knows the link's target but nothing of the product. */
  reading: MergedReading | null;
}

/** A place that knows products by link. */
export interface GoodsSource<Link extends FetchableLink = FetchableLink> {
  name: string;
  /** Null where it knows nothing of such links; it throws nothing that the look-up could not pass over. `signal` says when nobody waits any more. */
  read: (link: Link, signal: AbortSignal) => Promise<SourceAnswer | null>;
}

/** An item-data service: it knows products of some platforms by their number. */
export type ItemDataService = GoodsSource<ItemLink>;

/** A service's answer that is not to be used. The words are ours: what a service writes may repeat the key it was asked with. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  constructor(service: string, reason: string) {
    super(`${service}: ${reason}`);
  }
}
