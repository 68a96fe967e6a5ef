import { readTmapiItem } from './tmapi-item.ts';
import type { GuardedFetch } from '../fetching/fetch-port.ts';
import type { ItemDataService } from '../look-ups/goods-source.ts';
import { itemDataService } from './item-data.source.ts';

/** From its documentation. The host has no certificate. */
const endpoint = 'http://api.tmapi.top/1688/item_detail';

/** TMAPI supports products of 1688. */
export const tmapiService = (token: string, fetch: GuardedFetch): ItemDataService =>
  itemDataService({
    name: 'tmapi',
    fetch,
    readItem: readTmapiItem,
    addressOf: (platform, itemId) => {
      if (platform !== '1688') return null;
      const address = new URL(endpoint);
      address.search = new URLSearchParams({ apiToken: token, item_id: itemId, language: 'zh' }).toString();
      return address;
    },
  });
