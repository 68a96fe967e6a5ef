import { logisticsPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { logisticsWeb } from '../logistics.web.ts';
import { logisticsHandlers } from '../mocks/logistics.handlers.ts';

export const harness: HarnessOptions = {
  feature: logisticsWeb,
  pages: [
    logisticsPaths.landing.href(),
    logisticsPaths.duties.href(),
    logisticsPaths.countryDuty.href({ country: 'DE' }),
  ],
  handlers: logisticsHandlers(),
};
