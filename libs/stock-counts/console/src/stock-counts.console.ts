import { consolePage, stationPage, type ConsoleFeature } from '@caravan/console-core';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';

/** Counts of bins: the station, the list, and the decisions about differences. */
export const stockCountsConsole: ConsoleFeature = {
  id: 'stock-counts-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/stock-counts/api'),
  routes: [
    stationPage(paths.count.pattern, () => import('./pages/count/count.page.tsx')),
    consolePage(paths.counts.pattern, () => import('./pages/counts/counts.page.tsx')),
    consolePage(paths.countDetail.pattern, () => import('./pages/count-detail/count-detail.page.tsx')),
  ],
  queues: {
    recount: () => import('./queues/recount.view.tsx'),
    stocktake: () => import('./queues/stocktake.view.tsx'),
  },
};
