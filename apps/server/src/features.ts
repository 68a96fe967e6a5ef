import { accountServer } from '@caravan/account/server';
import { authServer } from '@caravan/auth/server';
import { cartOrdersServer } from '@caravan/cart-orders/server';
import { contentServer } from '@caravan/content/server';
import { goodsServer } from '@caravan/goods/server';
import { fail } from '@caravan/kernel';
import type { Authenticate, FeatureServer } from '@caravan/server-core';

export interface Composition {
  features: readonly FeatureServer[];
  authenticate: Authenticate;
}

/** A port whose feature is not part of this server: what needs it answers 503, and nothing else of its transaction happens. */
const absent = (): never => {
  throw fail('unavailable');
};

/** Every feature's server part, wired to the ports of the others. A port is looked up when it is called, so the order here means nothing. */
export const composeFeatures = (): Composition => {
  const content = contentServer();
  const goods = goodsServer({
    exchangeRates: () => content.ports.exchangeRates,
    snapshotHolders: () => [cartOrders.ports.snapshotHolder],
  });
  const cartOrders = cartOrdersServer({
    goodsSnapshots: () => goods.ports.snapshots,
    refunds: absent,
    notifier: () => account.ports.notifier,
    warehouseIntake: absent,
  });
  const auth = authServer({ profiles: () => account.ports.profiles, notifier: () => account.ports.notifier });
  const account = accountServer({ identities: () => auth.ports.identities, summary: () => ({ cartCount: cartOrders.ports.cartCount }) });
  return { features: [auth, account, content, goods, cartOrders], authenticate: auth.ports.authenticate };
};
