import { queuePage } from '../lib/task-data.mjs';

export default {
  order: 151,
  name: 'GET /staff/tasks (100,000 tasks, first page)',
  beside: 'row',
  prepare: async (shop) => [{ path: await queuePage(shop, 'expiry', 100_000), token: await shop.staffToken() }],
};
