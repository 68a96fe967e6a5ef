import { addAddress, fillWarehouse, keyed } from '../lib/trade-data.mjs';

const items = 160;

/** Sixteen shoppers create one package after another. */
export default {
  order: 144,
  name: 'POST /packages (1 item)',
  beside: 'row',
  once: true,
  prepare: async (shop) => {
    const requests = [];
    for (const { token } of await shop.shoppers(16)) {
      const addressId = await addAddress(shop, token);
      for (const id of await fillWarehouse(shop, token, items)) {
        const body = { item_ids: [id], address_id: addressId, line_id: 'ems', declared_value_fen: 5_000 };
        requests.push(keyed(`pack-${id}`, { path: '/v1/packages', token, body }));
      }
    }
    return requests;
  },
};
