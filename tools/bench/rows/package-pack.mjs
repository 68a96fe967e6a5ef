import { packingsOf } from '../lib/package-data.mjs';

/** Staff pack one package of one item after another. */
export default {
  order: 160,
  name: 'POST /staff/packages/{n}/pack',
  beside: 'row',
  once: true,
  prepare: (shop) => packingsOf(shop, 16),
};
