import { schemaOf } from '@caravan/kernel';
import { getExchangeMargin, planExchangeMargin } from './exchange-margin.endpoints.ts';
import { exchangeMarginPlan, staffExchangeMargin } from './exchange-margin.schema.ts';
export * from './exchange-margin.schema.ts';

export const getExchangeMarginContract = schemaOf(getExchangeMargin, { data: staffExchangeMargin });
export const planExchangeMarginContract = schemaOf(planExchangeMargin, {
  body: exchangeMarginPlan,
  data: staffExchangeMargin,
});
