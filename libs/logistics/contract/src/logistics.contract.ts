import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { createLead } from './logistics.endpoints.ts';
import { lead, leadClosing, leadPage, leadQuery, newLead } from './logistics.schema.ts';
import { closeLead, getLead, listLeads } from './logistics.staff-endpoints.ts';
export * from './logistics.schema.ts';
export * from './duties.contract.ts';

export const createLeadContract = schemaOf(createLead, { body: newLead, data: z.object({ id }) });
export const closeLeadContract = schemaOf(closeLead, { params: z.object({ id }), body: leadClosing, data: lead });
export const getLeadContract = schemaOf(getLead, { params: z.object({ id }), data: lead });
export const listLeadsContract = schemaOf(listLeads, { query: leadQuery, data: leadPage });
