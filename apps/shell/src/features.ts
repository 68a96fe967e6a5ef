import { accountWeb } from '@caravan/account/web';
import { sessionRules } from '@caravan/auth/api';
import { authWeb } from '@caravan/auth/web';
import { cartOrdersWeb } from '@caravan/cart-orders/web';
import { contentWeb } from '@caravan/content/web';
import { accountAreaWeb, appLayoutWeb, homeWeb } from '@caravan/app-layout/web';
import { forwardingWeb } from '@caravan/forwarding/web';
import { fundPaymentWeb } from '@caravan/fund-payment/web';
import { goodsServicesWeb } from '@caravan/goods-services/web';
import { haulWeb } from '@caravan/haul/web';
import { logisticsWeb } from '@caravan/logistics/web';
import { productWeb } from '@caravan/product/web';
import { promotionsWeb } from '@caravan/promotions/web';
import { returnsWeb } from '@caravan/returns/web';
import { shippingWeb } from '@caravan/shipping/web';
import { supportWeb } from '@caravan/support/web';
import { warehousePackagesWeb } from '@caravan/warehouse-packages/web';
import type { BuildRoutesOptions, WebFeature } from '@caravan/web-core';

/** The parts of a storefront. */
export type Site = Omit<BuildRoutesOptions, 'onError'>;

const features: readonly WebFeature[] = [
  homeWeb,
  accountAreaWeb,
  productWeb,
  cartOrdersWeb,
  fundPaymentWeb,
  authWeb,
  contentWeb,
  accountWeb,
  logisticsWeb,
  shippingWeb,
  warehousePackagesWeb,
  goodsServicesWeb,
  returnsWeb,
  supportWeb,
  haulWeb,
  promotionsWeb,
  forwardingWeb,
];

/** This storefront: the layouts, and every feature in one store and one router. */
export const site: Site = { appLayout: appLayoutWeb, features, session: sessionRules };
