import { contentReasons } from '@caravan/content/contract';
import type { ExchangeRates } from '@caravan/content/port';
import type { Core, FeatureServer } from '@caravan/server-core';
import { getArticleRoute } from './routes/get-article.route.ts';
import { getConfigurationsRoute } from './routes/get-configurations.route.ts';
import { getExchangeRateRoute } from './routes/get-exchange-rate.route.ts';
import { getWebsiteRoute } from './routes/get-website.route.ts';
import { listArticlesRoute } from './routes/list-articles.route.ts';
import { contentContext, type ContentContext } from './use-cases/content-context.ts';
import { exchangeRates } from './use-cases/exchange-rates.ts';
import { seedContent } from './use-cases/seed-content.ts';

/** What content offers to other features. */
export interface ContentPorts {
  exchangeRates: ExchangeRates;
}

/** Articles, website info, configurations and exchange rates. */
export interface ContentServer extends FeatureServer {
  ports: ContentPorts;
}

export const contentServer = (): ContentServer => {
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
        getWebsiteRoute(content),
        getConfigurationsRoute(content),
        getExchangeRateRoute(content),
      ];
    },
    start: seedContent,
    ports: { exchangeRates: exchangeRates(running) },
  };
};
