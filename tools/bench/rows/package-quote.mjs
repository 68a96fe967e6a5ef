import { fillWarehouse } from '../lib/trade-data.mjs';

export default {
  order: 142,
  name: 'POST /packages/quote (3 items, every line)',
  beside: 'row',
  prepare: async (shop) => {
    const { token } = (await shop.shoppers(35)).at(-1);
    const itemIds = await fillWarehouse(shop, token, 3);
    return [{ method: 'POST', path: '/v1/packages/quote', token, body: { item_ids: itemIds, country: 'DE' } }];
  },
};
