import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';

/** Returns of goods to their seller, and exchanges. */
export const returnsConsole: ConsoleFeature = {
  id: 'returns-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/returns/api/staff'),
  routes: [
    consolePage(paths.returns.pattern, () => import('./pages/returns/returns.page.tsx')),
    consolePage(paths.newReturn.pattern, () => import('./pages/new-return/new-return.page.tsx')),
    consolePage(paths.returnDetail.pattern, () => import('./pages/return-detail/return-detail.page.tsx')),
  ],
  queues: { return: () => import('./queues/return.view.tsx') },
};
