import type { ExchangeRates } from '@caravan/content/port';
import type { Platform } from '@caravan/goods/contract';
import type { Core } from '@caravan/server-core';
import type { GoodsSource, ItemDataService } from '../ports/goods-source.ts';
import type { Snapshot } from '../domain/snapshot.ts';

/** What the use cases of goods work with. */
export interface GoodsContext extends Pick<Core, 'db' | 'clock' | 'log'> {
  /** Item-data services for which there is a key, in the order in which they are asked; before the page. */
  services: readonly ItemDataService[];
  /** The product's own page. */
  page: GoodsSource;
  exchangeRates: () => ExchangeRates;
  /** Look-ups under way and failures of the last minutes, by link: shared by all shoppers of this process. */
  flights: Flights;
  /** Other times than the ordinary ones. */
  patience?: Patience;
}

/** How long sources are waited for, in milliseconds. */
export interface Patience {
  inAll: number;
  service: number;
}

/** One look-up for everybody who asks for the same link at the same time, and a short memory of what failed. */
export interface Flights {
  running: Map<string, Promise<LookUp>>;
  failed: Map<string, { until: number; known: Known }>;
}

/** What came out of a look-up that found nothing to sell: perhaps the product that a short link leads to, perhaps its name. */
export interface Known {
  target: { platform: Platform; itemId: string; url: string } | null;
  name: string | null;
}

/** A product, or what little is known of it. */
export type LookUp = { snapshot: Snapshot } | { snapshot: null; known: Known };
