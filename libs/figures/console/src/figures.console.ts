import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { figuresConsolePaths } from '@caravan/routes/console';

/** The numbers by which the owner follows the shop. */
export const figuresConsole: ConsoleFeature = {
  id: 'figures-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/figures/api'),
  routes: [
    consolePage(figuresConsolePaths.figures.pattern, () => import('./pages/figures/figures.page.tsx')),
    consolePage(figuresConsolePaths.margins.pattern, () => import('./pages/margins/margins.page.tsx')),
  ],
};
