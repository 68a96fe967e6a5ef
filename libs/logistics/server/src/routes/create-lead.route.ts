import { createLeadSchema } from '@caravan/logistics/contract/schema';
import { route } from '@caravan/server-core';
import type { LogisticsContext } from '../use-cases/logistics-context.ts';
import { takeLead } from '../use-cases/take-lead.ts';

export const createLeadRoute = (context: LogisticsContext) => route(createLeadSchema, ({ body, language }) => takeLead(context, body, language));
