import { aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { cartOrdersConsolePaths as paths } from '@caravan/routes/console';
import { cartOrdersConsole } from '../cart-orders.console.ts';
import { cartOrdersStaffHandlers } from '../mocks/cart-orders.handlers.ts';

export const harness = consoleHarness({
  feature: cartOrdersConsole,
  pages: [
    paths.orders.href(),
    paths.order.href({ number: 'CV2611A1B2C3D' }),
    paths.orderTerms.href({ number: 'CV2611A1B2C3D' }),
  ],
  handlers: cartOrdersStaffHandlers({ orders: [aStaffOrder()] }),
});
