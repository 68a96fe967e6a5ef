import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { createLead, listLeads } from './logistics.endpoints.ts';
import { leadPage, leadQuery, newLead } from './logistics.schema.ts';
export * from './logistics.schema.ts';

export const createLeadContract = schemaOf(createLead, { body: newLead, data: z.object({ id }) });
export const listLeadsContract = schemaOf(listLeads, { query: leadQuery, data: leadPage });
