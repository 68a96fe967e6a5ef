import { fillWarehouse } from '../lib/trade-data.mjs';

export default {
  order: 174,
  name: 'GET /staff/store',
  beside: 'row',
  prepare: async (shop) => {
    const [{ token }] = await shop.shoppers(1);
    await fillWarehouse(shop, token, 50);
    return [{ path: '/v1/staff/store?limit=20', token: await shop.staffToken() }];
  },
};
