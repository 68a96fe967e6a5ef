import { ordersOf } from '../lib/list-shoppers.mjs';

export default {
  order: 122,
  name: 'GET /orders (10,000 orders, first page)',
  beside: 'row',
  prepare: async (shop) => [{ path: '/v1/orders?page=1&page_size=10', token: await ordersOf(shop, 10_000) }],
};
