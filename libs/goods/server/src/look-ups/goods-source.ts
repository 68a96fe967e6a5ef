import type { ItemLink, PageLink, Platform, ShortLink } from '@caravan/goods/contract/links';
import type { MergedReading } from '../pages/merge-readings.ts';

export type FetchableLink = ItemLink | PageLink | ShortLink;

/** A source's answer about a link. */
export interface SourceAnswer {
  platform: Platform;
  itemId: string | null;
  /** URL of the product's page. It differs from the link after a redirect. */
  url: string;
  /** The variant that the link names. */
  skuId: string | null;
  /**
   * The reading, complete enough for a sale or not; the look-up decides. Null if the source knows the link's target
   * but nothing about the product.
   */
  reading: MergedReading | null;
}

/** A source of products by link. */
export interface GoodsSource<Link extends FetchableLink = FetchableLink> {
  name: string;
  /**
   * Null if it knows nothing about such links. It may throw; the look-up then tries the next source. `signal` aborts
   * when the result is no longer needed, and `caller` determines the share of the readers.
   */
  read: (link: Link, signal: AbortSignal, caller?: string) => Promise<SourceAnswer | null>;
}

/** An item-data service. It knows products of some platforms by their number. */
export type ItemDataService = GoodsSource<ItemLink>;

/** An unusable answer of a service. The message is our text, because a service's text may repeat the key. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused';
  constructor(service: string, reason: string) {
    super(`${service}: ${reason}`);
  }
}
