import type { Availability, Platform, PriceTier, SourcePrice } from '@caravan/goods/contract';
import type { Fen, Gram } from '@caravan/kernel';

/** A variant with its price in the currency of the shop and in fen. */
export interface SnapshotSku {
  id: string;
  labels: string[];
  sourcePrice: SourcePrice;
  priceFen: Fen;
  image: string | null;
  stock: number | null;
}

/** A stored product: prices in fen and in the shop's currency, and the shop's URLs of pictures. */
export interface SnapshotContent {
  url: string;
  title: string;
  description: string;
  images: string[];
  shopName: string;
  sourcePrice: SourcePrice;
  priceFen: Fen;
  tiers: PriceTier[];
  domesticShippingFen: Fen;
  /** Whether the shop states the fee. Snapshots from before this field lack it; `isShippingStated` tells. */
  domesticShippingStated?: boolean;
  /** The weight of one piece. Snapshots from before this field lack it. */
  weightG?: Gram | null;
  options: { name: string; values: { label: string; image: string | null }[] }[];
  skus: SnapshotSku[];
  availability: Availability;
  confirm: boolean;
  /** The variant of the link, if it was only known after following the link. */
  linkedSkuId: string | null;
  /** The exchange rate was out of date. */
  oldRate?: true;
}

/** A product as a shopper saw it at one moment. It never changes. */
export interface Snapshot {
  id: string;
  link: string;
  platform: Platform;
  itemId: string | null;
  content: SnapshotContent;
  rate: string;
  rateAsOf: string;
  fetchedAt: Date;
}

/** Whether the shop states its fee for shipping to the warehouse; an older snapshot kept only a fee above zero. */
export const isShippingStated = ({
  domesticShippingStated,
  domesticShippingFen,
}: Pick<SnapshotContent, 'domesticShippingStated' | 'domesticShippingFen'>): boolean =>
  domesticShippingStated ?? domesticShippingFen > 0;
