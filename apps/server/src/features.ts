import { accountServer } from '@caravan/account/server';
import { authServer } from '@caravan/auth/server';
import { cartOrdersServer } from '@caravan/cart-orders/server';
import { contentServer } from '@caravan/content/server';
import { fundPaymentServer } from '@caravan/fund-payment/server';
import { goodsServer } from '@caravan/goods/server';
import { logisticsServer } from '@caravan/logistics/server';
import type { Authenticate, FeatureServer } from '@caravan/server-core';
import { warehousePackagesServer } from '@caravan/warehouse-packages/server';

export interface Composition {
  features: readonly FeatureServer[];
  authenticate: Authenticate;
}

/** Every feature's server part, wired to the ports of the others. A port is looked up when it is called, so the order here means nothing. */
export const composeFeatures = (): Composition => {
  const content = contentServer();
  const goods = goodsServer({
    exchangeRates: () => content.ports.exchangeRates,
    snapshotHolders: () => [cartOrders.ports.snapshotHolder],
  });
  const cartOrders = cartOrdersServer({
    goodsSnapshots: () => goods.ports.snapshots,
    goodsPictures: () => goods.ports.pictures,
    refunds: () => fundPayment.ports.refunds,
    notifier: () => account.ports.notifier,
    warehouseIntake: () => warehousePackages.ports.intake,
  });
  const fundPayment = fundPaymentServer({
    payables: () => ({ order: cartOrders.ports.payable, package: warehousePackages.ports.payable }),
    notifier: () => account.ports.notifier,
    addresses: () => account.ports.addresses,
    exchangeRates: () => content.ports.exchangeRates,
    identities: () => auth.ports.identities,
    website: () => content.ports.website,
  });
  const warehousePackages = warehousePackagesServer({
    addresses: () => account.ports.addresses,
    refunds: () => fundPayment.ports.refunds,
    notifier: () => account.ports.notifier,
    profiles: () => account.ports.profiles,
  });
  const auth = authServer({ profiles: () => account.ports.profiles, notifier: () => account.ports.notifier });
  const account = accountServer({
    identities: () => auth.ports.identities,
    logins: () => auth.ports.logins,
    summary: () => ({ cartCount: cartOrders.ports.cartCount, balance: fundPayment.ports.wallets.balance }),
    exchangeRates: () => content.ports.exchangeRates,
    personalData: () => [auth.ports.personalData, cartOrders.ports.personalData, warehousePackages.ports.personalData, fundPayment.ports.personalData],
  });
  const logistics = logisticsServer({ website: () => content.ports.website });
  return { features: [auth, account, content, goods, cartOrders, warehousePackages, fundPayment, logistics], authenticate: auth.ports.authenticate };
};
