import { unpaidPackages } from '../lib/package-data.mjs';
import { keyed } from '../lib/trade-data.mjs';

const items = 120;

/** A shopper's payments of packages that were created by calls. */
const payments = async (shop, token) =>
  (await unpaidPackages(shop, token, items)).map((number) =>
    keyed(`pay-${number}`, {
      path: '/v1/payments',
      token,
      body: { kind: 'package', refs: [number], method: 'balance' },
    }),
  );

/** Sixteen shoppers pay one package after another from their balance. */
export default {
  order: 146,
  name: 'POST /payments (a package, from the balance)',
  beside: 'row',
  once: true,
  prepare: async (shop) =>
    (await Promise.all((await shop.shoppers(16)).map(({ token }) => payments(shop, token)))).flat(),
};
