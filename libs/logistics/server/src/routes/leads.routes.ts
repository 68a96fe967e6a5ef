import { createLeadContract, listLeadsContract } from '@caravan/logistics/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { listLeads } from '../use-cases/list-leads.ts';
import type { LogisticsContext } from '../use-cases/logistics-context.ts';
import { takeLead } from '../use-cases/take-lead.ts';

/** Enquiries: visitors send them, staff list them. */
export const leadRoutes = (context: LogisticsContext): Route[] => [
  route(createLeadContract, ({ body, language }) => takeLead(context, body, language)),

  route(listLeadsContract, ({ query }) => listLeads(context, query)),
];
