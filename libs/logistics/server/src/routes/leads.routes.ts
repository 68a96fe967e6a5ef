import {
  closeLeadContract,
  createLeadContract,
  getLeadContract,
  listLeadsContract,
} from '@caravan/logistics/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { closeLead } from '../use-cases/close-lead.ts';
import { listLeads, showLead } from '../use-cases/list-leads.ts';
import type { LogisticsContext } from '../use-cases/logistics-context.ts';
import { takeLead } from '../use-cases/take-lead.ts';

/** Enquiries: visitors send them, staff list and close them. */
export const leadRoutes = (context: LogisticsContext): Route[] => [
  route(createLeadContract, ({ body, language }) => takeLead(context, body, language)),

  route(listLeadsContract, ({ query }) => listLeads(context, query)),

  route(getLeadContract, ({ params }) => showLead(context, params.id)),

  route(closeLeadContract, ({ params, body, audit, unchanged }) =>
    context.transaction((tx) => closeLead(context, tx, { ...params, ...body, audit, unchanged })),
  ),
];
