import { articleHref, contentReasons } from '@caravan/content/contract';
import type { ExchangeRates, Website } from '@caravan/content/port';
import { handleJob, type Core, type FeatureServer } from '@caravan/server-core';
import { ecbSource } from './adapters/ecb.source.ts';
import { findSitemapRows } from './db/article.repo.ts';
import type { RateSource } from './ports/rate-source.ts';
import { presentLink } from './present-article.ts';
import { getArticleRoute } from './routes/get-article.route.ts';
import { getConfigurationsRoute } from './routes/get-configurations.route.ts';
import { getExchangeRateRoute } from './routes/get-exchange-rate.route.ts';
import { getWebsiteRoute } from './routes/get-website.route.ts';
import { listArticlesRoute } from './routes/list-articles.route.ts';
import { rateArticleRoute } from './routes/rate-article.route.ts';
import { articleGroupRoutes } from './routes/staff/article-groups.routes.ts';
import { articleRoutes } from './routes/staff/edit-article.routes.ts';
import { settingsRoutes } from './routes/staff/settings.routes.ts';
import { contentContext, type ContentContext } from './use-cases/content-context.ts';
import { exchangeRates } from './use-cases/exchange-rates.ts';
import { readRatesJob, readRateSource } from './use-cases/read-rate-source.ts';
import { readWebsite } from './use-cases/read-website.ts';
import { seedContent } from './use-cases/seed-content.ts';

/** What content offers to other features. */
export interface ContentPorts {
  exchangeRates: ExchangeRates;
  website: Website;
}

/** Articles, website info, configurations and exchange rates. */
export interface ContentServer extends FeatureServer {
  ports: ContentPorts;
}

export interface ContentOptions {
  /** In place of the one that the configuration names. */
  rateSource?: RateSource;
}

/** The product's own rates come without a source. */
const sourceOf = ({ config }: Core): RateSource | undefined => (config.exchangeRates === 'ecb' ? ecbSource() : undefined);

export const contentServer = ({ rateSource }: ContentOptions = {}): ContentServer => {
  let context: ContentContext | undefined;

  // One context for routes and ports, so that both read the same cache.
  const contextOn = (core: Core): ContentContext => (context ??= contentContext(core));
  const running = (): ContentContext => {
    if (!context) throw new Error('content was called before the server was built');
    return context;
  };

  return {
    name: 'content',
    reasons: contentReasons,
    routes: (core) => {
      const content = contextOn(core);
      return [
        listArticlesRoute(content),
        getArticleRoute(content),
        rateArticleRoute(core),
        getWebsiteRoute(content),
        getConfigurationsRoute(content),
        getExchangeRateRoute(content),
        ...articleRoutes(core, content),
        ...articleGroupRoutes(core, content),
        ...settingsRoutes(core, content),
      ];
    },
    jobs: (core) => [handleJob(readRatesJob, (_, run) => readRateSource(core, contextOn(core), rateSource ?? sourceOf(core), run))],
    sitemapPaths: async ({ db }) => (await findSitemapRows(db)).map(({ updatedAt, ...link }) => ({ path: articleHref(presentLink(link)), modified: updatedAt })),
    start: async (core) => {
      await seedContent(core);
      // Rates that came with the product are old on the first day: the source need not wait for its hour.
      if (rateSource ?? sourceOf(core)) await core.transaction((tx) => core.jobs.send(tx, readRatesJob, null));
    },
    ports: {
      exchangeRates: exchangeRates(running),
      website: { serviceEmail: async () => (await readWebsite(running())).SERVICE_EMAIL },
    },
  };
};
