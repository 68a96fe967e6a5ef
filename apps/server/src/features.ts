import { accountFeature } from '@caravan/account/server';
import { authFeature } from '@caravan/auth/server';
import { booksFeature } from '@caravan/books/server';
import { carriersFeature } from '@caravan/carriers/server';
import { cartOrdersFeature } from '@caravan/cart-orders/server';
import { contentFeature } from '@caravan/content/server';
import { customsFeature } from '@caravan/customs/server';
import { figuresFeature } from '@caravan/figures/server';
import { forwardingFeature } from '@caravan/forwarding/server';
import { freightCostsFeature } from '@caravan/freight-costs/server';
import { fundPaymentFeature } from '@caravan/fund-payment/server';
import { goodsFeature } from '@caravan/goods/server';
import { goodsServicesFeature } from '@caravan/goods-services/server';
import { haulFeature } from '@caravan/haul/server';
import { logisticsFeature } from '@caravan/logistics/server';
import { procurementFeature } from '@caravan/procurement/server';
import { promotionsFeature } from '@caravan/promotions/server';
import { returnsFeature } from '@caravan/returns/server';
import { makeFeatures, type Composition, type Core, type Feature } from '@caravan/server-core';
import { shippingFeature } from '@caravan/shipping/server';
import { stockCountsFeature } from '@caravan/stock-counts/server';
import { supportFeature } from '@caravan/support/server';
import { tasksFeature } from '@caravan/tasks/server';
import { warehousePackagesFeature } from '@caravan/warehouse-packages/server';

/** The features from the lowest to the highest floor (`tools/module-boundaries/floors.json`). */
const features = (auth: Feature): readonly Feature[] => [
  tasksFeature,
  contentFeature,
  auth,
  accountFeature,
  logisticsFeature,
  supportFeature,
  customsFeature,
  goodsFeature,
  promotionsFeature,
  shippingFeature,
  fundPaymentFeature,
  cartOrdersFeature,
  procurementFeature,
  warehousePackagesFeature,
  goodsServicesFeature,
  returnsFeature,
  stockCountsFeature,
  freightCostsFeature,
  carriersFeature,
  forwardingFeature,
  booksFeature,
  figuresFeature,
  haulFeature,
];

/** The server parts of all features. A test replaces auth by one with a quick hasher. */
export const composeFeatures = (core: Core, auth: Feature = (on) => authFeature(on)): Promise<Composition> =>
  makeFeatures(core, features(auth));
