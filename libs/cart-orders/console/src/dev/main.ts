import { aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { aPurchase } from '@caravan/procurement/contract/testing';
import { startConsoleHarness } from '@caravan/console-core/dev';
import { cartOrdersConsole } from '../cart-orders.console.ts';
import { cartOrdersStaffHandlers } from '../mocks/cart-orders.handlers.ts';

void startConsoleHarness({
  feature: cartOrdersConsole,
  handlers: cartOrdersStaffHandlers({ orders: [aStaffOrder()], purchases: [aPurchase()] }),
});
