import type { ExchangeRates } from '@caravan/content/port';
import type { Platform } from '@caravan/goods/contract';
import { defineCounter, type Core } from '@caravan/server-core';
import type { GoodsSource, ItemDataService } from './goods-source.ts';
import type { Snapshot } from '../snapshots/snapshot.ts';
import type { SharedWork } from './shared-work.ts';

/**
 * Look-ups by outcome. `read` and `unreadable`: now, at a service or the shop. `remembered` and `unreadable_before`:
 * known from the last minutes. `refused`: the visitor has looked up too many. `failed`: an error, or nobody waited for
 * the answer.
 */
export const lookUpCounter = () =>
  defineCounter({
    name: 'caravan_goods_look_ups_total',
    help: 'Look-ups of product links; concurrent ones of one link count once',
    labels: { outcome: ['read', 'remembered', 'unreadable', 'unreadable_before', 'refused', 'failed'] },
  });

export type LookUpCounter = ReturnType<typeof lookUpCounter>;
export type LookUpOutcome = Parameters<LookUpCounter['add']>[0]['outcome'];

/** The dependencies of the goods use cases. */
export interface GoodsContext extends Pick<Core, 'db' | 'clock' | 'log'> {
  /** Item-data services with a key, in the order in which they are tried, before the page. */
  services: readonly ItemDataService[];
  /** The product's page at the shop. */
  page: GoodsSource;
  exchangeRates: () => ExchangeRates;
  /** Real payments: no price is read at a rate that ships with the product. */
  isReal?: boolean;
  /** Running look-ups by link, shared by all shoppers of this process. */
  runningLookUps: SharedWork<LookUp>;
  lookUps: LookUpCounter;
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
