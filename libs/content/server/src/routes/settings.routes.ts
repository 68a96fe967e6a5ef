import {
  getConfigurationsContract,
  getExchangeRateContract,
  getWebsiteContract,
} from '@caravan/content/contract/schema';
import { route, type Route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readRates } from '../use-cases/exchange-rates.ts';
import { readConfigurations } from '../use-cases/configurations.ts';
import { readWebsite } from '../use-cases/read-website.ts';

/** Website info, configurations and exchange rates. */
export const settingsRoutes = (context: ContentContext): Route[] => [
  route(getWebsiteContract, ({ query }) => readWebsite(context, query.tag)),

  route(getConfigurationsContract, () => readConfigurations(context)),

  route(getExchangeRateContract, ({ query }) => readRates(context, query)),
];
