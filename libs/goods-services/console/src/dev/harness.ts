import { consoleHarness } from '@caravan/console-core/dev';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';
import { goodsServicesConsole } from '../goods-services.console.ts';
import { servicesHandlers } from '../mocks/services.handlers.ts';

export const harness = consoleHarness({
  feature: goodsServicesConsole,
  pages: [
    paths.rehearse.href(),
    paths.services.href(),
    paths.serviceDetail.href({ number: 'SV2611A1B2C3D' }),
    paths.servicePrices.href(),
  ],
  handlers: servicesHandlers(),
});
