import type { ItemLink, Platform } from '@caravan/goods/contract/links';
import { FetchRefused } from '@caravan/server-core';
import type { AskedFor, ServiceReading } from './service-item.ts';
import { ServiceRefused, type ItemDataService } from '../look-ups/goods-source.ts';
import type { Fetched, GuardedFetch } from '../fetching/fetch-port.ts';

/** Parses the fetched JSON; undefined if it is invalid. */
const jsonOf = ({ bytes }: Fetched): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};

export interface ItemDataOptions {
  name: string;
  /** The URL for a product, including the key. Null for platforms that the service does not support. */
  addressOf: (platform: Platform, itemId: string) => URL | null;
  readItem: (body: unknown, asked: AskedFor) => ServiceReading;
  fetch: GuardedFetch;
}

/**
 * Reads products from an item-data service. Its key is part of the URL, so neither the URL nor a text that could
 * repeat it may leave this function.
 */
export const itemDataService = ({ name, addressOf, readItem, fetch }: ItemDataOptions): ItemDataService => {
  const ask = async (address: URL, signal: AbortSignal): Promise<Fetched> => {
    try {
      return await fetch(address.href, 'service', signal);
    } catch (error) {
      throw new ServiceRefused(name, error instanceof FetchRefused ? error.reason : 'not fetched');
    }
  };

  return {
    name,
    read: async ({ platform, itemId, url, skuId }: ItemLink, signal) => {
      const address = addressOf(platform, itemId);
      if (!address) return null;
      const answer = await ask(address, signal);
      if (answer.status !== 200) throw new ServiceRefused(name, `status ${answer.status}`);
      const read = readItem(jsonOf(answer), { itemId, url });
      if ('refused' in read) throw new ServiceRefused(name, read.refused);
      return { platform, itemId, url, skuId, reading: read.reading };
    },
  };
};
