import { recogniseLink, type Platform } from '@caravan/goods/contract/links';

/** What tells the shop of a line. */
export interface LineOrigin {
  id: string;
  platform: Platform;
  /** Empty where nobody knows it. */
  shopName: string;
  url: string;
  manual: boolean;
}

/** Platforms where each shop has a site of its own: its host or its name tells it, not the platform. */
const ownSites: readonly Platform[] = ['web', 'shopify', 'woocommerce'];

/** Goods described by hand belong to the platform that their link names. */
export const platformOfLink = (url: string): Platform => (url && recogniseLink(url)?.platform) || 'web';

const plain = (name: string): string => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Lines with the same key are bought and shipped together. A shop is known by its name within a marketplace: two flagship stores of one
 * name on two marketplaces are two shops. Without a name a site of its own is one shop; anything else is a shop of its own (api.md).
 */
export const shopKey = ({ id, platform, shopName, url, manual }: LineOrigin): string => {
  const ownSite = ownSites.includes(platform);
  const market = ownSite ? 'web' : platform;
  const name = plain(shopName);
  if (name) return `${market} ${name}`;
  const host = ownSite && !manual ? hostOf(url) : undefined;
  return host === undefined ? `line ${id}` : `host ${host}`;
};

/** Groups in the order in which their first lines come. */
export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};
