import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { freightCostsConsolePaths as paths } from '@caravan/routes/console';

/** Carriers' bills, the decisions about their differences, and what parcels brought and cost. */
export const freightCostsConsole: ConsoleFeature = {
  id: 'freight-costs-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/freight-costs/api'),
  routes: [
    consolePage(paths.bills.pattern, () => import('./pages/bills/bills.page.tsx')),
    consolePage(paths.billImport.pattern, () => import('./pages/bill-import/bill-import.page.tsx')),
    consolePage(paths.lines.pattern, () => import('./pages/lines/lines.page.tsx')),
    consolePage(paths.line.pattern, () => import('./pages/line/line.page.tsx')),
    consolePage(paths.margins.pattern, () => import('./pages/margins/freight-margins.page.tsx')),
    consolePage(paths.rule.pattern, () => import('./pages/rule/freight-rule.page.tsx')),
  ],
  lazySlots: { packageFreight: () => import('./slots/package-freight.slot.tsx') },
  queues: { freight: () => import('./queues/freight.view.tsx') },
};
