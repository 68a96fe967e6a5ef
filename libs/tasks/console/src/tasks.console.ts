import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { tasksConsolePaths } from '@caravan/routes/console';

/** The queues of work, and the search of the console. */
export const tasksConsole: ConsoleFeature = {
  id: 'tasks-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/tasks/api'),
  routes: [
    consolePage(tasksConsolePaths.home.pattern, () => import('./pages/home/home.page.tsx')),
    consolePage(tasksConsolePaths.work.pattern, () => import('./pages/work/work.page.tsx')),
  ],
  lazySlots: { consoleSearch: () => import('./slots/search.slot.tsx') },
};
