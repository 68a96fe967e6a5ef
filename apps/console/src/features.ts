import { accountConsole } from '@caravan/account/console';
import { authConsole } from '@caravan/auth/console';
import { booksConsole } from '@caravan/books/console';
import { carriersConsole } from '@caravan/carriers/console';
import { cartOrdersConsole } from '@caravan/cart-orders/console';
import { consoleCoreFeature, type ConsoleFeature } from '@caravan/console-core';
import { contentConsole } from '@caravan/content/console';
import { customsConsole } from '@caravan/customs/console';
import { figuresConsole } from '@caravan/figures/console';
import { forwardingConsole } from '@caravan/forwarding/console';
import { freightCostsConsole } from '@caravan/freight-costs/console';
import { fundPaymentConsole } from '@caravan/fund-payment/console';
import { goodsServicesConsole } from '@caravan/goods-services/console';
import { logisticsConsole } from '@caravan/logistics/console';
import { procurementConsole } from '@caravan/procurement/console';
import { promotionsConsole } from '@caravan/promotions/console';
import { returnsConsole } from '@caravan/returns/console';
import { shippingConsole } from '@caravan/shipping/console';
import { stockCountsConsole } from '@caravan/stock-counts/console';
import { supportConsole } from '@caravan/support/console';
import { tasksConsole } from '@caravan/tasks/console';
import { warehousePackagesConsole } from '@caravan/warehouse-packages/console';

/** The console parts of all features, in one store and one router. */
export const consoleFeatures: readonly ConsoleFeature[] = [
  consoleCoreFeature,
  tasksConsole,
  accountConsole,
  logisticsConsole,
  authConsole,
  cartOrdersConsole,
  procurementConsole,
  shippingConsole,
  warehousePackagesConsole,
  goodsServicesConsole,
  returnsConsole,
  stockCountsConsole,
  freightCostsConsole,
  carriersConsole,
  contentConsole,
  fundPaymentConsole,
  promotionsConsole,
  supportConsole,
  booksConsole,
  figuresConsole,
  forwardingConsole,
  customsConsole,
];
