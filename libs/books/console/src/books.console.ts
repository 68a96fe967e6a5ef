import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { booksConsolePaths as paths } from '@caravan/routes/console';

/** The ledger as an accountant’s journal, with the chart of accounts. */
export const booksConsole: ConsoleFeature = {
  id: 'books-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/books/api'),
  routes: [
    consolePage(paths.journal.pattern, () => import('./pages/journal/journal.page.tsx')),
    consolePage(paths.rule.pattern, () => import('./pages/rule/books-rule.page.tsx')),
  ],
};
