import { recogniseLink, type ItemLink, type Platform } from '@caravan/goods/contract/links';
import type { WorkFor } from '@caravan/server-core';
import { isWall } from './blocked-page.ts';
import { linkInPage } from '../look-ups/link-in-page.ts';
import { mergeShopJson } from './merge-readings.ts';
import type { PageReading } from './read-page.ts';
import type { Fetched, GuardedFetch } from '../fetching/fetch-port.ts';
import type { FetchableLink, GoodsSource, SourceAnswer } from '../look-ups/goods-source.ts';
import type { PageReader, ReadPage } from './page-reader-port.ts';

export interface PageSourceOptions {
  fetch: GuardedFetch;
  reader: PageReader;
}

/** Returns the URL of the product as JSON, if the shop's software has one. */
const shopJsonOf = (pageUrl: string, software: PageReading['software']): string | null => {
  const { origin, pathname } = new URL(pageUrl);
  const path = pathname.replace(/\/$/, '');
  if (software === 'shopify') return /\/products\/[^/]+$/.test(path) ? `${origin}${path}.js` : null;
  const slug = software === 'woocommerce' ? /\/product\/([^/]+)$/.exec(path)?.[1] : undefined;
  return slug ? `${origin}/wp-json/wc/store/v1/products?slug=${encodeURIComponent(decodeURIComponent(slug))}` : null;
};

/** Returns the product's handle in a Shopify shop. */
const handleOf = (url: string): string | null => /\/products\/([^/?#]+)/.exec(url)?.[1] ?? null;

const certainItem = (text: string): ItemLink | undefined => {
  const link = recogniseLink(text);
  return link?.kind === 'item' && link.certain ? link : undefined;
};

type ReaderFor = WorkFor & { signal: AbortSignal };

/** Reads the product's page at the shop. */
export const pageSource = ({ fetch, reader }: PageSourceOptions): GoodsSource => {
  /** Merges the shop's product JSON, if available, into the reading of the page. */
  const withShopJson = async (
    page: Fetched,
    { software, product }: PageReading,
    workFor: ReaderFor,
  ): Promise<PageReading['product']> => {
    const address = shopJsonOf(page.url, software);
    if (!software || !address) return product;
    try {
      const json = await fetch(address, 'json', workFor.signal);
      if (json.status !== 200) return product;
      const asked = { software, currency: product.price?.currency ?? null, url: page.url };
      const shop = await reader.readShopJson(json, asked, workFor);
      return shop ? mergeShopJson(shop, product) : product;
    } catch {
      return product;
    }
  };

  const answerFor = async (
    link: FetchableLink,
    page: Fetched,
    read: ReadPage,
    workFor: ReaderFor,
  ): Promise<SourceAnswer> => {
    const item = link.kind === 'item' ? link : undefined;
    const platform: Platform = item?.certain ? item.platform : (read.software ?? 'web');
    const itemId =
      item && (item.certain || item.platform === platform)
        ? item.itemId
        : platform === 'shopify'
          ? handleOf(page.url)
          : null;
    const wall = page.status >= 400 || isWall({ url: page.url, status: page.status, title: read.product.title });
    const reading = wall ? null : await withShopJson(page, read, workFor);
    return { platform, itemId, url: item?.certain ? item.url : page.url, skuId: item?.skuId ?? null, reading };
  };

  const readLink = async (link: FetchableLink, workFor: ReaderFor, followed = false): Promise<SourceAnswer | null> => {
    const page = await fetch(link.url, 'page', workFor.signal);
    const read = await reader.read(page, workFor);
    // A short link, or any other, may have led to a marketplace, by redirects or by a script in an otherwise empty
    // page.
    const target =
      link.kind === 'item' && link.certain
        ? undefined
        : (certainItem(page.url) ?? (link.kind === 'short' ? linkInPage(read.text) : undefined));
    if (!target || followed) return answerFor(link, page, read, workFor);
    if (certainItem(page.url) && !isWall({ url: page.url, status: page.status, title: read.product.title }))
      return answerFor(target, page, read, workFor);
    // If the target cannot be read, it is at least known.
    const { platform, itemId, url, skuId } = target;
    return readLink(target, workFor, true).catch(() => ({ platform, itemId, url, skuId, reading: null }));
  };

  return { name: 'page', read: (link, signal, caller = link.url) => readLink(link, { signal, caller }) };
};
