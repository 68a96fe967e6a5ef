import type { AgentRule } from './agent.rules.ts';
import { findLinks, type FoundLink } from './find-link.ts';
import { decodeOnce, matchHost, queryOf } from './host.ts';
import { canonicalUrl, marketplaceRules, shopifyPath } from './marketplace.rules.ts';
import { plainText } from './plain-text.ts';
import type { Platform } from '@caravan/kernel';
import { nothing, readShareText, readShareTexts, type ShareText } from './share-text.ts';
import { agentShortHost, shortLinkRules } from './short-link.rules.ts';
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

type Item = Omit<ItemLink, keyof Around>;
type Short = Omit<ShortLink, keyof Around>;

const maxWraps = 3;

const marketplaceItem = (url: URL): Item | undefined => {
  if (url.port) return undefined;
  const query = queryOf(url);
  const values = (name: string) => query.filter(([key]) => key === name).map(([, value]) => value);
  const pathname = decodeOnce(url.pathname);
  for (const rule of marketplaceRules) {
    const host = matchHost(url.hostname, rule.hosts);
    const path = host && (rule.path ? rule.path.exec(pathname) : []);
    if (!path) continue;
    // A list of ids, or an id with its variant, begins with the product.
    const ids = rule.query ? rule.query.flatMap(values).map((value) => value.split(/[,:]/)[0] ?? '') : [path[1] ?? ''];
    const written = ids.find((id) => rule.id.test(id));
    if (!written) continue;
    const itemId = rule.spelling?.(written) ?? written;
    const skuId = (rule.sku && values(rule.sku)[0]) || null;
    return {
      kind: 'item',
      platform: rule.platform,
      itemId,
      url: rule.url(itemId, host),
      skuId,
      agent: null,
      certain: true,
    };
  }
  return undefined;
};

const shopifyItem = (url: URL): Item | undefined => {
  const [, locale = '', handle] = shopifyPath.exec(url.pathname) ?? [];
  if (!handle) return undefined;
  const variant = url.searchParams.get('variant');
  const skuId = variant && /^\d+$/.test(variant) ? variant : null;
  return {
    kind: 'item',
    platform: 'shopify',
    itemId: handle,
    url: `${url.origin}${locale}/products/${handle}`,
    skuId,
    agent: null,
    certain: false,
  };
};

const shortLink = (url: URL, share?: ShareText): Short | undefined => {
  const names = new Set(queryOf(url).map(([name]) => name));
  const rule = shortLinkRules.find(
    ({ hosts, path, query }) =>
      matchHost(url.hostname, hosts) &&
      url.pathname !== '/' &&
      (path?.test(url.pathname) ?? true) &&
      (query?.some((name) => names.has(name)) ?? true),
  );
  if (!rule) return undefined;
  const told = share?.platform ?? null;
  const fits = told && (rule.platform === null || rule.others?.includes(told));
  return { kind: 'short', platform: fits ? told : rule.platform, url: url.href };
};

const agentShortLink = (url: URL): Short | undefined =>
  agentShortHost.test(url.hostname) && url.pathname !== '/'
    ? { kind: 'short', platform: null, url: url.href }
    : undefined;

const agentItem = (url: URL, agent: AgentRule): Item | undefined => {
  const named = namedItem(url, agent);
  const canonical = named && canonicalUrl[named.platform];
  return named && canonical
    ? { kind: 'item', ...named, url: canonical(named.itemId), skuId: null, agent: agent.name, certain: true }
    : undefined;
};

/** The product that the links inside another link name, or the first of them that must be followed. */
const wrapped = (url: URL, agent: AgentRule | undefined, share: ShareText, wraps: number): Item | Short | undefined => {
  if (wraps >= maxWraps) return undefined;
  const targets = wrappedLinks(url, agent)
    .filter((link) => URL.canParse(link))
    .map((link) => targetOf(new URL(link), share, wraps + 1));
  const item = targets.find((target) => target?.kind === 'item' && target.certain);
  return item ?? targets.find((target) => target?.kind === 'short');
};

/** The product or short link of an address; undefined for any other page. */
const targetOf = (url: URL, share: ShareText, wraps = 0): Item | Short | undefined => {
  const own = marketplaceItem(url);
  if (own) return own;
  const agent = agentOf(url);
  if (!agent) return shopifyItem(url) ?? wrapped(url, undefined, share, wraps) ?? shortLink(url, share);
  const inside = wrapped(url, agent, share, wraps);
  if (inside?.kind === 'item') return { ...inside, agent: agent.name };
  return agentItem(url, agent) ?? inside ?? shortLink(url) ?? agentShortLink(url);
};

const recogniseFound = (text: string, { url, start, end }: FoundLink, share: ShareText): RecognisedLink => {
  const around: Around = { title: share.title, shareCode: share.code };
  const target = targetOf(url, share);
  // Chinese behind a short link is no part of it; it is found once more without.
  const isGlued = target?.kind === 'short' && /\p{Script=Han}/u.test(text.slice(start, end).trim());
  if (target && !isGlued) return { ...target, ...around };
  return { kind: 'page', platform: null, url: url.href, ...around };
};

const surest = { item: 0, short: 1, page: 2, text: 3 };

/**
 * Recognises what a pasted text contains: a link, a share text around a link, or an agent's link that wraps another.
 * Pure and fast; browser (the chip on the search box) and server use the same code. Returns null if the text has
 * neither a link nor the form of a share text. Of several links it takes the surest, and of those the first.
 */
export const recogniseLink = (pasted: string): RecognisedLink | null => {
  const text = plainText(pasted);
  const links = findLinks(text);
  const shares = readShareTexts(text, links);
  const found = links.flatMap((link, index) => {
    const read = recogniseFound(text, link, shares[index] ?? nothing);
    return read.kind === 'page' && link.implied ? [] : [read];
  });
  const [best] = found.sort((a, b) => surest[a.kind] - surest[b.kind]);
  if (best) return best;
  const share = readShareText(text, '');
  // Plain words are a search: a share text names an app or contains a code word.
  if (!share.code && !(share.platform && share.title)) return null;
  return { kind: 'text', platform: share.platform ?? 'taobao', url: null, title: share.title, shareCode: share.code };
};
