import {
  estimateLandedCostContract,
  getDutyContract,
  getDutyHistoryContract,
  listDutiesContract,
  listDutyCountriesContract,
  updateDutyContract,
} from '@caravan/logistics/contract/schema';
import { expectedVersion, route, type Route } from '@caravan/server-core';
import { changeDuty, knownDuties, showDuties, showHistory, showPublicDuty } from '../use-cases/duties.ts';
import { landedCosts } from '../use-cases/landed-costs.ts';
import type { LogisticsContext } from '../use-cases/logistics-context.ts';

/** Everybody reads the charges of countries and estimates; staff keep the figures. */
export const dutyRoutes = (context: LogisticsContext): Route[] => [
  route(getDutyContract, ({ query }) => showPublicDuty(context, query.country)),

  route(listDutyCountriesContract, async () => (await knownDuties(context)).map(({ country }) => country)),

  route(estimateLandedCostContract, async ({ body }) => {
    const estimate = await landedCosts(context).forCountry(body.country);
    return estimate({ valueFen: body.value_fen, shippingFen: body.shipping_fen, kinds: body.kinds });
  }),

  route(listDutiesContract, () => showDuties(context)),

  route(getDutyHistoryContract, ({ params }) => showHistory(context, params.country)),

  route(updateDutyContract, ({ params, body, request, audit, unchanged }) =>
    context.transaction((tx) =>
      changeDuty(tx, context, {
        country: params.country,
        change: body,
        version: expectedVersion(request),
        audit,
        unchanged,
      }),
    ),
  ),
];
