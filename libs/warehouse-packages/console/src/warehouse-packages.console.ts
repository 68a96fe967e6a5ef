import { consolePage, stationPage, type ConsoleFeature } from '@caravan/console-core';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';

/** Goods on the shelf, packages, and the stations between them. */
export const warehousePackagesConsole: ConsoleFeature = {
  id: 'warehouse-packages-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/warehouse-packages/api/staff'),
  routes: [
    consolePage(paths.shelf.pattern, () => import('./pages/shelf/shelf.page.tsx')),
    consolePage(paths.bins.pattern, () => import('./pages/bins/bins.page.tsx')),
    consolePage(paths.binsImport.pattern, () => import('./pages/bins-import/bins-import.page.tsx')),
    stationPage(paths.shelve.pattern, () => import('./pages/shelve/shelve.page.tsx')),
    stationPage(paths.check.pattern, () => import('./pages/check/check.page.tsx')),
    consolePage(paths.picks.pattern, () => import('./pages/picks/picks.page.tsx')),
    stationPage(paths.pick.pattern, () => import('./pages/pick/pick.page.tsx')),
    stationPage(paths.pack.pattern, () => import('./pages/pack/pack.page.tsx')),
    stationPage(paths.weigh.pattern, () => import('./pages/weigh/weigh.page.tsx')),
    consolePage(paths.handovers.pattern, () => import('./pages/handovers/handovers.page.tsx')),
    stationPage(paths.handover.pattern, () => import('./pages/handover/handover.page.tsx')),
    consolePage(paths.shipmentsImport.pattern, () => import('./pages/shipments-import/shipments-import.page.tsx')),
    consolePage(paths.packages.pattern, () => import('./pages/packages/packages.page.tsx')),
    consolePage(paths.packageDetail.pattern, () => import('./pages/package-detail/package-detail.page.tsx')),
    consolePage(paths.commandCodes.pattern, () => import('./pages/command-codes/command-codes.page.tsx')),
    consolePage(paths.weighingRule.pattern, () => import('./pages/weighing-rule/weighing-rule.page.tsx')),
    consolePage(paths.packingServices.pattern, () => import('./pages/packing-services/packing-services.page.tsx')),
  ],
  lazySlots: {
    receivedLabels: () => import('./slots/received-labels.slot.tsx'),
    stationWarehouse: () => import('./slots/station-warehouse.slot.tsx'),
  },
  queues: {
    qc: () => import('./queues/qc.view.tsx'),
    shelve: () => import('./queues/shelve.view.tsx'),
    pack: () => import('./queues/pack.view.tsx'),
    weigh: () => import('./queues/weigh.view.tsx'),
    held: () => import('./queues/held.view.tsx'),
    claim: () => import('./queues/claim.view.tsx'),
    ship: () => import('./queues/ship.view.tsx'),
    expiry: () => import('./queues/expiry.view.tsx'),
  },
};
