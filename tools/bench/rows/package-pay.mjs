import { addAddress, fillWarehouse, fillWallet, keyed } from '../lib/trade-data.mjs';

const items = 300;

/** A shopper's packages, created one after another by calls. */
const packed = async (shop, token) => {
  const addressId = await addAddress(shop, token);
  await fillWallet(shop, token, 5 * items);
  const requests = [];
  for (const id of await fillWarehouse(shop, token, items)) {
    const body = { item_ids: [id], address_id: addressId, line_id: 'ems', declared_value_fen: 5_000 };
    const { number } = await shop.call('POST', '/packages', {
      token,
      headers: { 'idempotency-key': `packed-${id}` },
      body,
    });
    requests.push(
      keyed(`pay-${number}`, {
        path: '/v1/payments',
        token,
        body: { kind: 'package', refs: [number], method: 'balance' },
      }),
    );
  }
  return requests;
};

/** Sixteen shoppers pay one package after another from their balance. */
export default {
  order: 146,
  name: 'POST /payments (a package, from the balance)',
  beside: 'row',
  once: true,
  prepare: async (shop) =>
    (await Promise.all((await shop.shoppers(16)).map(({ token }) => packed(shop, token)))).flat(),
};
