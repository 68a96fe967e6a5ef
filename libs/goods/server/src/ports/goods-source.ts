import type { ItemLink, PageLink, Platform, ShortLink } from '@caravan/goods/contract/links';
import type { MergedReading } from '../domain/merge-readings.ts';

export type FetchableLink = ItemLink | PageLink | ShortLink;

/** What a source could tell of a link. */
export interface SourceAnswer {
  platform: Platform;
  itemId: string | null;
  /** The product's own page; another than the link where that led elsewhere. */
  url: string;
  /** Complete enough to be sold, or not: the look-up decides. Null where the source knows the link's target but nothing of the product. */
  reading: MergedReading | null;
}

/** A place that knows products by link. Null where it knows nothing; it throws nothing that the look-up could not pass over. */
export interface GoodsSource {
  name: string;
  read: (link: FetchableLink) => Promise<SourceAnswer | null>;
}
