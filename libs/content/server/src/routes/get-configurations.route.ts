import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { route } from '@caravan/server-core';
import { serviceRules } from '../domain/configurations.ts';
import type { ContentContext } from '../use-cases/content-context.ts';
import { knownCurrencies } from '../use-cases/exchange-rates.ts';

export const getConfigurationsRoute = (context: ContentContext) =>
  route(getConfigurationsSchema, async () => ({ ...serviceRules, currencies: await knownCurrencies(context) }));
