import { recogniseLink, type Platform } from '@caravan/goods/contract/links';
import { plainShopName } from '@caravan/kernel';

/** The facts that identify the shop of a line. */
export interface LineOrigin {
  id: string;
  platform: Platform;
  /** Empty if unknown. */
  shopName: string;
  url: string;
  manual: boolean;
}

/** Platforms on which each shop has a separate site, so that its host or name identifies it. */
const ownSites: readonly Platform[] = ['web', 'shopify', 'woocommerce'];

/** The platform of goods described by hand, by their link. */
export const platformOfLink = (url: string): Platform => (url && recogniseLink(url)?.platform) || 'web';

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Lines with the same key are bought and shipped together. On a marketplace the name identifies the shop: two stores
 * with one name on two marketplaces are two shops. Without a name, each site is one shop, and every other line is a
 * separate shop.
 */
export const shopKey = ({ id, platform, shopName, url, manual }: LineOrigin): string => {
  const ownSite = ownSites.includes(platform);
  const market = ownSite ? 'web' : platform;
  const name = plainShopName(shopName);
  if (name) return `${market} ${name}`;
  const host = ownSite && !manual ? hostOf(url) : undefined;
  return host === undefined ? `line ${id}` : `host ${host}`;
};

/** Groups in the order of their first items. */
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
