import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { logisticsConsolePaths } from '@caravan/routes/console';

/** Enquiries of the landing page, and what countries charge on parcels. */
export const logisticsConsole: ConsoleFeature = {
  id: 'logistics-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/logistics/api/staff'),
  routes: [
    consolePage(logisticsConsolePaths.leads.pattern, () => import('./pages/leads/leads.page.tsx')),
    consolePage(logisticsConsolePaths.duties.pattern, () => import('./pages/duties/duties.page.tsx')),
    consolePage(logisticsConsolePaths.duty.pattern, () => import('./pages/duty/duty.page.tsx')),
  ],
  queues: { lead: () => import('./queues/lead.queue.tsx') },
};
