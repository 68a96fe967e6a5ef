import { middlePage } from '../lib/task-data.mjs';

export default {
  order: 152,
  name: 'GET /staff/tasks (100,000 tasks, a page in the middle)',
  beside: 'row',
  prepare: async (shop) => [{ path: await middlePage(shop, 'expiry', 100_000), token: await shop.staffToken() }],
};
