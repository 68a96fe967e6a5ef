import { consolePage, stationPage, type ConsoleFeature } from '@caravan/console-core';
import { procurementConsolePaths as paths } from '@caravan/routes/console';

/** Purchases at the shops, the statements beside them, and the parcels that the shops send. */
export const procurementConsole: ConsoleFeature = {
  id: 'procurement-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/procurement/api'),
  routes: [
    stationPage(paths.receive.pattern, () => import('./pages/receive/receive.page.tsx')),
    consolePage(paths.purchases.pattern, () => import('./pages/purchases/purchases.page.tsx')),
    consolePage(paths.parcels.pattern, () => import('./pages/parcels/parcels.page.tsx')),
    consolePage(paths.parcel.pattern, () => import('./pages/parcel/parcel.page.tsx')),
    consolePage(paths.trackingImport.pattern, () => import('./pages/tracking-import/tracking-import.page.tsx')),
    consolePage(paths.reconciliation.pattern, () => import('./pages/reconciliation/reconciliation.page.tsx')),
    consolePage(paths.unknownLines.pattern, () => import('./pages/unknown-lines/unknown-lines.page.tsx')),
    consolePage(paths.statementImport.pattern, () => import('./pages/statement-import/statement-import.page.tsx')),
  ],
  lazySlots: {
    buyForm: () => import('./slots/buy-form.slot.tsx'),
    orderPurchases: () => import('./slots/order-purchases.slot.tsx'),
  },
  queues: {
    seller: () => import('./queues/seller.view.tsx'),
    receive: () => import('./queues/receive.view.tsx'),
    unmatched: () => import('./queues/unmatched.view.tsx'),
  },
};
