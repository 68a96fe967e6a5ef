import type { CartLine } from '@caravan/cart-orders/contract';
import { platformNames, shopLabel } from '@caravan/goods/contract';
import type { Language } from '@caravan/kernel';

export interface ShopName {
  /** Undefined where nobody knows it. */
  name?: string;
  /** The marketplace that the shop is on. */
  place?: string;
}

/** What to call the shop of some lines: its name and marketplace, otherwise the host of its own site. */
export const shopName = ([line]: readonly Pick<CartLine, 'shop_name' | 'platform' | 'url'>[], language: Language): ShopName => {
  if (!line) return {};
  const onMarketplace = line.platform in platformNames;
  const label = onMarketplace || line.url ? shopLabel(line.platform, line.url, language) : undefined;
  if (line.shop_name !== null) return { name: line.shop_name, ...(onMarketplace ? { place: label } : {}) };
  return onMarketplace ? { place: label } : { name: label };
};
