import type { Availability } from '@caravan/goods/contract';
import type { Gram } from '@caravan/kernel';

/** Sources of readings, the most trusted first. */
export const readingSources = [
  'provider',
  'shop_json',
  'state',
  'json_ld',
  'microdata',
  'rdfa',
  'open_graph',
  'visible',
] as const;
export type ReadingSource = (typeof readingSources)[number];

/** A price from one source: decimal string and ISO 4217 code. The code is null if the source has none. */
export interface ReadPrice {
  amount: string;
  currency: string | null;
}

/** An option of a product, such as its colour, with its values. */
export interface ReadOption {
  name: string;
  values: { label: string; image: string | null }[];
}

/** A variant of a product, as its page has it. */
export interface ReadSku {
  id: string;
  /** In the order of the options. */
  labels: string[];
  price: ReadPrice | null;
  image: string | null;
  /** Null if the shop does not count; 0 means sold out. */
  stock: number | null;
}

/** A price for larger quantities. */
export interface ReadTier {
  minQuantity: number;
  /** In the currency of the reading's price. */
  amount: string;
}

/** The data of one product from one source of a page. URLs are absolute. */
export interface Reading {
  source: ReadingSource;
  title: string | null;
  description: string | null;
  images: string[];
  shopName: string | null;
  url: string | null;
  price: ReadPrice | null;
  /** The highest price if the source has a range. `price` is then the lowest. */
  highAmount: string | null;
  availability: Availability;
  options: ReadOption[];
  skus: ReadSku[];
  tiers: ReadTier[];
  /** Domestic shipping, in the currency of the price. */
  shipping: string | null;
  /** The weight of one piece; null if the shop does not state it, or states several. */
  weightG: Gram | null;
}

/** A reading that found nothing. */
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
  weightG: null,
});

/** The context of a source: the page's URL, and the currency that the shop's country suggests. */
export interface PageContext {
  url: string;
  currencyHint: string | null;
}
