import { ordersOf } from '../lib/list-shoppers.mjs';

export default {
  order: 170,
  name: 'GET /staff/orders',
  beside: 'row',
  prepare: async (shop) => {
    await ordersOf(shop, 10);
    return [{ path: '/v1/staff/orders?limit=20', token: await shop.staffToken() }];
  },
};
