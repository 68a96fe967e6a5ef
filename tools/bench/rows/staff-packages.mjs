import { unpaidPackages } from '../lib/package-data.mjs';

export default {
  order: 172,
  name: 'GET /staff/packages',
  beside: 'row',
  prepare: async (shop) => {
    const [{ token }] = await shop.shoppers(1);
    await unpaidPackages(shop, token, 20);
    return [{ path: '/v1/staff/packages?limit=20', token: await shop.staffToken() }];
  },
};
