import { accountServer } from '@caravan/account/server';
import { authServer } from '@caravan/auth/server';
import { cartOrdersServer } from '@caravan/cart-orders/server';
import { contentServer } from '@caravan/content/server';
import { fundPaymentServer } from '@caravan/fund-payment/server';
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
    refunds: () => fundPayment.ports.refunds,
    notifier: () => account.ports.notifier,
    warehouseIntake: absent,
  });
  const fundPayment = fundPaymentServer({
    payables: () => ({ order: cartOrders.ports.payable, package: null }),
    notifier: () => account.ports.notifier,
    addresses: () => account.ports.addresses,
    exchangeRates: () => content.ports.exchangeRates,
    identities: () => auth.ports.identities,
  });
  const auth = authServer({ profiles: () => account.ports.profiles, notifier: () => account.ports.notifier });
  const account = accountServer({
    identities: () => auth.ports.identities,
    logins: () => auth.ports.logins,
    summary: () => ({ cartCount: cartOrders.ports.cartCount, balance: fundPayment.ports.wallets.balance }),
    exchangeRates: () => content.ports.exchangeRates,
    personalData: () => [auth.ports.personalData, cartOrders.ports.personalData, fundPayment.ports.personalData],
  });
  return { features: [auth, account, content, goods, cartOrders, fundPayment], authenticate: auth.ports.authenticate };
};
