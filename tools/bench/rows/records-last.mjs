import { entriesOf } from '../lib/list-shoppers.mjs';

export default {
  order: 134,
  name: 'GET /balance/records (100,000 entries, last page)',
  beside: 'row',
  prepare: async (shop) => [
    { path: '/v1/balance/records?page=10000&page_size=10', token: await entriesOf(shop, 100_000) },
  ],
};
