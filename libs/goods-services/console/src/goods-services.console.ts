import { consolePage, stationPage, type ConsoleFeature } from '@caravan/console-core';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';

/** Photos, measurements and packing rehearsals that shoppers order for goods in the warehouse. */
export const goodsServicesConsole: ConsoleFeature = {
  id: 'goods-services-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/goods-services/api/staff'),
  routes: [
    stationPage(paths.rehearse.pattern, () => import('./pages/rehearse/rehearse.page.tsx')),
    consolePage(paths.services.pattern, () => import('./pages/services/services.page.tsx')),
    consolePage(paths.serviceDetail.pattern, () => import('./pages/service-detail/service-detail.page.tsx')),
    consolePage(paths.servicePrices.pattern, () => import('./pages/service-prices/service-prices.page.tsx')),
  ],
  lazySlots: { goodsMeasurements: () => import('./slots/goods-measurements.slot.tsx') },
  queues: { rehearse: () => import('./queues/rehearse.view.tsx') },
};
