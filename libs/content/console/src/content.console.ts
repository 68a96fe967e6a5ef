import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { contentConsolePaths } from '@caravan/routes/console';

/** The set-up, articles and their groups, website info, the company, features, periods of old data and exchange rates. */
export const contentConsole: ConsoleFeature = {
  id: 'content-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/content/api/staff'),
  routes: [
    consolePage(contentConsolePaths.articles.pattern, () => import('./pages/articles/articles.page.tsx')),
    consolePage(
      contentConsolePaths.articleGroups.pattern,
      () => import('./pages/article-groups/article-groups.page.tsx'),
    ),
    consolePage(contentConsolePaths.newArticle.pattern, () => import('./pages/new-article/new-article.page.tsx')),
    consolePage(contentConsolePaths.article.pattern, () => import('./pages/article/article.page.tsx')),
    consolePage(contentConsolePaths.setup.pattern, () => import('./pages/setup/setup.page.tsx')),
    consolePage(contentConsolePaths.website.pattern, () => import('./pages/website/website.page.tsx')),
    consolePage(contentConsolePaths.company.pattern, () => import('./pages/company/company.page.tsx')),
    consolePage(contentConsolePaths.features.pattern, () => import('./pages/features/features.page.tsx')),
    consolePage(contentConsolePaths.retention.pattern, () => import('./pages/retention/retention.page.tsx')),
    consolePage(contentConsolePaths.rates.pattern, () => import('./pages/rates/rates.page.tsx')),
  ],
  lazySlots: { homeCard: () => import('./slots/home-card.slot.tsx') },
};
