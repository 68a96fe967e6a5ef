import { queuePage } from '../lib/task-data.mjs';

export default {
  order: 150,
  name: 'GET /staff/tasks (1,000 tasks, first page)',
  beside: 'row',
  prepare: async (shop) => [{ path: await queuePage(shop, 'lead', 1_000), token: await shop.staffToken() }],
};
