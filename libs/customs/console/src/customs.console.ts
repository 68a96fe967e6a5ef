import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { customsConsolePaths as paths } from '@caravan/routes/console';

export const customsConsole: ConsoleFeature = {
  id: 'customs-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/customs/api/staff'),
  routes: [consolePage(paths.rule.pattern, () => import('./pages/rule/customs-rule.page.tsx'))],
  lazySlots: {
    packageDeclaration: () => import('./slots/package-declaration.slot.tsx'),
    packagePapers: () => import('./slots/package-papers.slot.tsx'),
  },
};
