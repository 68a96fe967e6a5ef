import type { WorkFor } from '@caravan/server-core';
import type { PageReading } from './read-page.ts';
import type { Reading } from './reading.ts';
import type { Fetched } from '../fetching/fetch-port.ts';

export interface ReadPage extends PageReading {
  /** The whole text of a small page. */
  text: string | null;
}

/** The origin of a shop's product JSON. */
export interface ShopJson {
  software: 'shopify' | 'woocommerce';
  /** The page's currency, because Shopify's JSON has none. */
  currency: string | null;
  /** URL of the product's page. */
  url: string;
}

/** Reads fetched documents without blocking other requests. It takes over the memory of their bytes, which are gone afterwards. */
export interface PageReader {
  /** Throws if the page cannot be read in time, and the failures of a fair queue. */
  read: (page: Fetched, workFor: WorkFor) => Promise<ReadPage>;
  /** Null if the JSON contains no product. Throws if it is invalid or cannot be read in time. */
  readShopJson: (json: Fetched, asked: ShopJson, workFor: WorkFor) => Promise<Reading | null>;
  close: () => Promise<void>;
}
