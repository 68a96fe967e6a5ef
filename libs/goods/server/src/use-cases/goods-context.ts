import type { ExchangeRates } from '@caravan/content/port';
import type { Platform } from '@caravan/goods/contract';
import type { Core } from '@caravan/server-core';
import type { GoodsSource, ItemDataService } from '../ports/goods-source.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { SharedWork } from './shared-work.ts';

/** The dependencies of the goods use cases. */
export interface GoodsContext extends Pick<Core, 'db' | 'clock' | 'log'> {
  /** Item-data services with a key, in the order in which they are tried, before the page. */
  services: readonly ItemDataService[];
  /** The product's page at the shop. */
  page: GoodsSource;
  exchangeRates: () => ExchangeRates;
  /** Running look-ups by link, shared by all shoppers of this process. */
  flights: SharedWork<LookUp>;
  /** Overrides of the usual timeouts. */
  patience?: Patience;
}

/** Milliseconds that sources may take. */
export interface Patience {
  inAll: number;
  service: number;
}

/**
 * The result of a look-up without a product to sell: the product that a short link leads to, or its name, if known.
 */
export interface Known {
  target: { platform: Platform; itemId: string; url: string } | null;
  name: string | null;
}

/** A product, or the little that is known about it. */
export type LookUp = { snapshot: Snapshot } | { snapshot: null; known: Known };
