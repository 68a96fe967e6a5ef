import { shipmentsOf } from '../lib/package-data.mjs';

/** Staff ship one packed package after another. */
export default {
  order: 162,
  name: 'POST /staff/packages/{n}/ship',
  beside: 'row',
  once: true,
  prepare: (shop) => shipmentsOf(shop, 16),
};
