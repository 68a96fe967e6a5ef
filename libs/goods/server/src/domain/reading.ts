import type { Availability } from '@caravan/goods/contract';

/** Where a reading comes from, the most trusted first. */
export const readingSources = ['provider', 'shop_json', 'state', 'json_ld', 'microdata', 'rdfa', 'open_graph', 'visible'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** A price as one source states it: decimal string and ISO 4217 code, null where the source names none. */
export interface ReadPrice {
  amount: string;
  currency: string | null;
}

export interface ReadOption {
  name: string;
  values: { label: string; image: string | null }[];
}

export interface ReadSku {
  id: string;
  /** In the order of the options. */
  labels: string[];
  price: ReadPrice | null;
  image: string | null;
  /** Null where the shop does not count; 0 means sold out. */
  stock: number | null;
}

export interface ReadTier {
  minQuantity: number;
  /** In the currency of the reading's price. */
  amount: string;
}

/** What one source of a page says of one product; addresses are absolute. */
export interface Reading {
  source: ReadingSource;
  title: string | null;
  description: string | null;
  images: string[];
  shopName: string | null;
  url: string | null;
  price: ReadPrice | null;
  /** The highest price, where the source gives a range; `price` is then the lowest. */
  highAmount: string | null;
  availability: Availability;
  options: ReadOption[];
  skus: ReadSku[];
  tiers: ReadTier[];
  /** Domestic shipping in the currency of the price. */
  shipping: string | null;
}

export const emptyReading = (source: ReadingSource): Reading => ({
  source,
  title: null,
  description: null,
  images: [],
  shopName: null,
  url: null,
  price: null,
  highAmount: null,
  availability: 'unknown',
  options: [],
  skus: [],
  tiers: [],
  shipping: null,
});

/** The page around a source: its address, and the currency that the shop's country suggests. */
export interface PageContext {
  url: string;
  currencyHint: string | null;
}
