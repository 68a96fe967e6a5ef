import { fillWarehouse } from '../lib/trade-data.mjs';

export default {
  order: 140,
  name: 'GET /store (1,000 items)',
  beside: 'row',
  prepare: async (shop) => {
    const { token } = (await shop.shoppers(34)).at(-1);
    await fillWarehouse(shop, token, 999);
    return [{ path: '/v1/store?page=1&page_size=20', token }];
  },
};
