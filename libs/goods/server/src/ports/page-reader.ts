import type { PageReading } from '../domain/read-page.ts';
import type { Reading } from '../domain/reading.ts';
import type { Fetched } from './guarded-fetch.ts';

export interface ReadPage extends PageReading {
  /** The page's whole text where it is a small one. */
  text: string | null;
}

/** Where a shop's own product JSON comes from. */
export interface ShopJson {
  software: 'shopify' | 'woocommerce';
  /** The page's, since Shopify's JSON names none. */
  currency: string | null;
  /** Address of the product's page. */
  url: string;
}

/** Reads what was fetched without holding up anybody's request. */
export interface PageReader {
  /** Throws where the page cannot be read in time. */
  read: (page: Fetched) => Promise<ReadPage>;
  /** Null where the JSON is about no product; throws where it is none, or cannot be read in time. */
  readShopJson: (json: Fetched, asked: ShopJson) => Promise<Reading | null>;
  close: () => Promise<void>;
}
