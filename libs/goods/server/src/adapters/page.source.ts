import { recogniseLink, type ItemLink, type Platform } from '@caravan/goods/contract/links';
import { isWall } from '../domain/blocked-page.ts';
import { linkInPage } from '../domain/link-in-page.ts';
import { mergeShopJson } from '../domain/merge-readings.ts';
import type { PageReading } from '../domain/read-page.ts';
import type { Fetched, GuardedFetch } from '../ports/guarded-fetch.ts';
import type { FetchableLink, GoodsSource, SourceAnswer } from '../ports/goods-source.ts';
import type { PageReader, ReadPage } from '../ports/page-reader.ts';

export interface PageSourceOptions {
  fetch: GuardedFetch;
  reader: PageReader;
}

/** Where the shop's software offers the page's product as JSON, if it does. */
const shopJsonOf = (pageUrl: string, software: PageReading['software']): string | null => {
  const { origin, pathname } = new URL(pageUrl);
  const path = pathname.replace(/\/$/, '');
  if (software === 'shopify') return /\/products\/[^/]+$/.test(path) ? `${origin}${path}.js` : null;
  const slug = software === 'woocommerce' ? /\/product\/([^/]+)$/.exec(path)?.[1] : undefined;
  return slug ? `${origin}/wp-json/wc/store/v1/products?slug=${encodeURIComponent(decodeURIComponent(slug))}` : null;
};

/** What a Shopify shop calls its product. */
const handleOf = (url: string): string | null => /\/products\/([^/?#]+)/.exec(url)?.[1] ?? null;

const certainItem = (text: string): ItemLink | undefined => {
  const link = recogniseLink(text);
  return link?.kind === 'item' && link.certain ? link : undefined;
};

/** Reads the product's own page. */
export const pageSource = ({ fetch, reader }: PageSourceOptions): GoodsSource => {
  /** With the shop's own product JSON, where there is one; without it the page alone speaks. */
  const withShopJson = async (page: Fetched, { software, product }: PageReading, signal: AbortSignal): Promise<PageReading['product']> => {
    const address = shopJsonOf(page.url, software);
    if (!software || !address) return product;
    try {
      const json = await fetch(address, 'json', signal);
      if (json.status !== 200) return product;
      const shop = await reader.readShopJson(json, { software, currency: product.price?.currency ?? null, url: page.url });
      return shop ? mergeShopJson(shop, product) : product;
    } catch {
      return product;
    }
  };

  const answerFor = async (link: FetchableLink, page: Fetched, read: ReadPage, signal: AbortSignal): Promise<SourceAnswer> => {
    const item = link.kind === 'item' ? link : undefined;
    const platform: Platform = item?.certain ? item.platform : (read.software ?? 'web');
    const itemId = item && (item.certain || item.platform === platform) ? item.itemId : platform === 'shopify' ? handleOf(page.url) : null;
    const wall = page.status >= 400 || isWall({ url: page.url, status: page.status, title: read.product.title });
    const reading = wall ? null : await withShopJson(page, read, signal);
    return { platform, itemId, url: item?.certain ? item.url : page.url, skuId: item?.skuId ?? null, reading };
  };

  const readLink = async (link: FetchableLink, signal: AbortSignal, followed = false): Promise<SourceAnswer | null> => {
    const page = await fetch(link.url, 'page', signal);
    const read = await reader.read(page);
    // A short link, or any other, may have led to a marketplace: by redirects, or by a script in a page that holds nothing else.
    const target =
      link.kind === 'item' && link.certain ? undefined : (certainItem(page.url) ?? (link.kind === 'short' ? linkInPage(read.text) : undefined));
    if (!target || followed) return answerFor(link, page, read, signal);
    if (certainItem(page.url) && !isWall({ url: page.url, status: page.status, title: read.product.title })) return answerFor(target, page, read, signal);
    // Where the target cannot be read, it is at least known.
    const { platform, itemId, url, skuId } = target;
    return readLink(target, signal, true).catch(() => ({ platform, itemId, url, skuId, reading: null }));
  };

  return { name: 'page', read: readLink };
};
