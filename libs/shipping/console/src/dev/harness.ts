import { consoleHarness } from '@caravan/console-core/dev';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';
import { shippingMethodHandlers } from '../mocks/shipping-methods.handlers.ts';
import { shippingConsole } from '../shipping.console.ts';

export const harness = consoleHarness({
  feature: shippingConsole,
  pages: [
    paths.methods.href(),
    paths.newMethod.href(),
    paths.method.href({ id: 'line_1' }),
    paths.methodSheet.href({ id: 'ems' }),
  ],
  handlers: shippingMethodHandlers(),
});
