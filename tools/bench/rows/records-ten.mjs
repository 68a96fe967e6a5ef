import { entriesOf } from '../lib/list-shoppers.mjs';

export default {
  order: 130,
  name: 'GET /balance/records (ten entries)',
  beside: 'row',
  prepare: async (shop) => [{ path: '/v1/balance/records?page=1&page_size=10', token: await entriesOf(shop, 10) }],
};
