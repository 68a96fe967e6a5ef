import { listLeadsSchema } from '@caravan/logistics/contract/schema';
import { route } from '@caravan/server-core';
import { listLeads } from '../../use-cases/list-leads.ts';
import type { LogisticsContext } from '../../use-cases/logistics-context.ts';

export const listLeadsRoute = (context: LogisticsContext) => route(listLeadsSchema, ({ query }) => listLeads(context, query));
