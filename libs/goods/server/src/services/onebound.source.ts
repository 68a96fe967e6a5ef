import type { Platform } from '@caravan/goods/contract/links';
import { readOneboundItem } from './onebound-item.ts';
import type { GuardedFetch } from '../fetching/fetch-port.ts';
import type { ItemDataService } from '../look-ups/goods-source.ts';
import { itemDataService } from './item-data.source.ts';

/** Tmall's products use Taobao's numbers. */
const endpoints: Partial<Record<Platform, string>> = {
  taobao: 'https://api-gw.onebound.cn/taobao/item_get/',
  tmall: 'https://api-gw.onebound.cn/taobao/item_get/',
  '1688': 'https://api-gw.onebound.cn/1688/item_get/',
};

/** Onebound (万邦) supports products of Taobao, Tmall and 1688. */
export const oneboundService = (
  { key, secret }: { key: string; secret: string },
  fetch: GuardedFetch,
): ItemDataService =>
  itemDataService({
    name: 'onebound',
    fetch,
    readItem: readOneboundItem,
    addressOf: (platform, itemId) => {
      const endpoint = endpoints[platform];
      if (!endpoint) return null;
      const address = new URL(endpoint);
      // Buyers pay the price with the shop's promotion. A cached answer may be a week old.
      address.search = new URLSearchParams({
        key,
        secret,
        num_iid: itemId,
        is_promotion: '1',
        lang: 'zh-CN',
        cache: 'no',
      }).toString();
      return address;
    },
  });
