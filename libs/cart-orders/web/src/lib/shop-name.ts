import type { CartLine } from '@caravan/cart-orders/contract';
import { platformNames, shopLabel } from '@caravan/goods/contract';
import type { Language } from '@caravan/kernel';

export interface ShopName {
  /** Undefined if unknown. */
  name?: string;
  /** The shop's marketplace. */
  place?: string;
}

/** The label of a shop: its name and marketplace, otherwise the host of its site. */
export const shopName = (
  [line]: readonly Pick<CartLine, 'shop_name' | 'platform' | 'url'>[],
  language: Language,
): ShopName => {
  if (!line) return {};
  const onMarketplace = line.platform in platformNames;
  const label = onMarketplace || line.url ? shopLabel(line.platform, line.url, language) : undefined;
  if (line.shop_name !== null) return { name: line.shop_name, ...(onMarketplace ? { place: label } : {}) };
  return onMarketplace ? { place: label } : { name: label };
};
