import type { Availability, Platform, PriceTier, SourcePrice } from '@caravan/goods/contract';
import type { Fen } from '@caravan/kernel';

export interface SnapshotSku {
  id: string;
  labels: string[];
  sourcePrice: SourcePrice;
  priceFen: Fen;
  image: string | null;
  stock: number | null;
}

/** A product as it is kept: prices in fen and as the shop has them, pictures by their addresses at the shop. */
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
  options: { name: string; values: { label: string; image: string | null }[] }[];
  skus: SnapshotSku[];
  availability: Availability;
  confirm: boolean;
  /** The variant that the link turned out to name, where it had to be followed to tell. */
  linkedSkuId: string | null;
}

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
