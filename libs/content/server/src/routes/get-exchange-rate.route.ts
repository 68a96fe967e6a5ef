import { getExchangeRateSchema } from '@caravan/content/contract/schema';
import { route } from '@caravan/server-core';
import type { ContentContext } from '../use-cases/content-context.ts';
import { readRates } from '../use-cases/exchange-rates.ts';

export const getExchangeRateRoute = (context: ContentContext) => route(getExchangeRateSchema, ({ query }) => readRates(context, query));
