import { findLinks, type FoundLink } from './find-link.ts';
import { matchHost, queryOf } from './host.ts';
import { canonicalUrl, marketplaceRules, shopifyPath } from './marketplace.rules.ts';
import type { Platform } from './platforms.ts';
import { readShareText } from './share-text.ts';
import { shortLinkRules } from './short-link.rules.ts';
import { agentOf, namedItem, wrappedLinks } from './unwrap.ts';

interface Around {
  /** The title in the share text. */
  title: string | null;
  /** The short code of a share text, which only the app can resolve. */
  shareCode: string | null;
}

/** A product on a known platform. */
export interface ItemLink extends Around {
  kind: 'item';
  platform: Platform;
  itemId: string;
  /** The canonical address. */
  url: string;
  /** The variant that the link names. */
  skuId: string | null;
  /** The forwarding agent whose link wraps this one. */
  agent: string | null;
  /** False if only the form of the address suggests the platform: read the page before naming it. */
  certain: boolean;
}

/** A link that must be followed before its target is known. */
export interface ShortLink extends Around {
  kind: 'short';
  platform: Platform | null;
  url: string;
}

/** Any other page; it may be a product. */
export interface PageLink extends Around {
  kind: 'page';
  platform: null;
  url: string;
}

/** A share text without a link; it starts the manual form. */
export interface LinklessText extends Around {
  kind: 'text';
  platform: Platform | null;
  url: null;
}

export type RecognisedLink = ItemLink | ShortLink | PageLink | LinklessText;

type Item = Omit<ItemLink, keyof Around | 'kind'>;

const maxWraps = 3;

const marketplaceItem = (url: URL): Item | undefined => {
  if (url.port) return undefined;
  const query = queryOf(url);
  const value = (name: string) => query.find(([key]) => key === name)?.[1];
  for (const rule of marketplaceRules) {
    const host = matchHost(url.hostname, rule.hosts);
    const path = host && (rule.path ? rule.path.exec(url.pathname) : []);
    if (!path) continue;
    const itemId = rule.query ? rule.query.map(value).find((id) => id && rule.id.test(id)) : path[1];
    if (!itemId || !rule.id.test(itemId)) continue;
    const skuId = (rule.sku && value(rule.sku)) || null;
    return { platform: rule.platform, itemId, url: rule.url(itemId, host), skuId, agent: null, certain: true };
  }
  return undefined;
};

const agentItem = (url: URL, wraps: number): Item | undefined => {
  const agent = agentOf(url);
  if (!agent || wraps >= maxWraps) return undefined;
  for (const link of wrappedLinks(url)) {
    const item = URL.canParse(link) && itemOf(new URL(link), wraps + 1);
    if (item && item.certain) return { ...item, agent: agent.name };
  }
  const named = namedItem(url, agent);
  const canonical = named && canonicalUrl[named.platform];
  return named && canonical
    ? { ...named, url: canonical(named.itemId), skuId: null, agent: agent.name, certain: true }
    : undefined;
};

const shopifyItem = (url: URL): Item | undefined => {
  const [, locale = '', handle] = shopifyPath.exec(url.pathname) ?? [];
  if (!handle || agentOf(url)) return undefined;
  const variant = url.searchParams.get('variant');
  const skuId = variant && /^\d+$/.test(variant) ? variant : null;
  return {
    platform: 'shopify',
    itemId: handle,
    url: `${url.origin}${locale}/products/${handle}`,
    skuId,
    agent: null,
    certain: false,
  };
};

const itemOf = (url: URL, wraps = 0): Item | undefined =>
  marketplaceItem(url) ?? agentItem(url, wraps) ?? shopifyItem(url);

const shortRule = (url: URL) =>
  shortLinkRules.find(
    (rule) => matchHost(url.hostname, rule.hosts) && url.pathname !== '/' && (rule.path?.test(url.pathname) ?? true),
  );

const recogniseFound = (text: string, { url, start, end }: FoundLink): RecognisedLink => {
  const share = readShareText(`${text.slice(0, start)} ${text.slice(end)}`, text.slice(end));
  const around: Around = { title: share.title, shareCode: share.code };
  const item = itemOf(url);
  if (item) return { kind: 'item', ...item, ...around };
  const short = shortRule(url);
  if (short) return { kind: 'short', platform: share.platform ?? short.platform, url: url.href, ...around };
  return { kind: 'page', platform: null, url: url.href, ...around };
};

const surest = { item: 0, short: 1, page: 2, text: 3 };

/**
 * Recognises what a pasted text contains: a link, a share text around a link, or an agent's link that wraps another.
 * Pure and fast; browser (the chip on the search box) and server use the same code. Returns null if the text has
 * neither a link nor the form of a share text.
 */
export const recogniseLink = (text: string): RecognisedLink | null => {
  const found = findLinks(text).map((link) => recogniseFound(text, link));
  const [best] = found.sort((a, b) => surest[a.kind] - surest[b.kind]);
  if (best) return best;
  const share = readShareText(text, '');
  // Plain words are a search: a share text names an app or contains a code word.
  if (!share.code && !(share.platform && share.title)) return null;
  return { kind: 'text', platform: share.platform ?? 'taobao', url: null, title: share.title, shareCode: share.code };
};
