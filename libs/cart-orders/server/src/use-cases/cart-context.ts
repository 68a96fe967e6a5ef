import type { GoodsSnapshots } from '@caravan/goods/port';
import type { Core } from '@caravan/server-core';

/** What the cart's use cases work with. */
export interface CartContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'jobs'> {
  goodsSnapshots: () => GoodsSnapshots;
}
