import { consoleHarness } from '@caravan/console-core/dev';
import { contentConsolePaths as paths } from '@caravan/routes/console';
import { contentConsole } from '../content.console.ts';
import { contentStaffHandlers } from '../mocks/content.handlers.ts';

export const harness = consoleHarness({
  feature: contentConsole,
  pages: [
    paths.articles.href(),
    paths.articleGroups.href(),
    paths.newArticle.href(),
    paths.article.href({ id: 1000 }),
    paths.setup.href(),
    paths.website.href(),
    paths.company.href(),
    paths.features.href(),
    paths.retention.href(),
    paths.rates.href(),
  ],
  handlers: contentStaffHandlers(),
});
