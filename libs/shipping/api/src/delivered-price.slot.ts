import type { Fen, Gram, Platform } from '@caravan/kernel';

/** Goods of one line. */
export interface GoodsToDeliver {
  name: string;
  /** Options and description. */
  details: string;
  quantity: number;
  /** The weight of one piece; null if the shop does not state it. */
  weight_g: Gram | null;
}

/** Goods before they are bought, as far as their price up to a door depends on them. */
export interface DeliveredPriceProps {
  /** Goods, shipping inside China and photos, less a discount. */
  orderFen: Fen;
  /** The value of the goods for customs. */
  valueFen: Fen;
  /** False if a shop does not state its fee for shipping inside China. */
  isShippingStated: boolean;
  goods: readonly GoodsToDeliver[];
  /** The shop of goods that are not in a cart yet: its service fee is added to the order. */
  from?: { platform: Platform; shop_name: string };
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On product, cart and checkout: what the goods cost up to the shopper's door. */
    deliveredPrice: DeliveredPriceProps;
  }
}
