import { fail, type Lead, type LeadPage, type LeadQuery } from '@caravan/logistics/contract';
import { sliceOf } from '@caravan/kernel';
import { countLeads, findLead, findLeads, type LeadRow } from '../db/lead.repo.ts';
import type { LogisticsContext } from './logistics-context.ts';

export const presentLead = (row: LeadRow): Lead => {
  const { id, name, company, email, phone, country, monthlyParcels, message, language, createdAt, closedAt, note } =
    row;
  return {
    id,
    name,
    company,
    email,
    phone,
    country,
    monthly_parcels: monthlyParcels,
    message,
    language,
    created_at: createdAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
    note,
  };
};

/** One enquiry for staff. Throws `not_found`. */
export const showLead = async ({ db }: Pick<LogisticsContext, 'db'>, id: string): Promise<Lead> => {
  const row = await findLead(db, id);
  if (!row) throw fail('not_found');
  return presentLead(row);
};

/** Enquiries for staff, newest first. */
export const listLeads = async ({ db }: Pick<LogisticsContext, 'db'>, query: LeadQuery): Promise<LeadPage> => {
  const [rows, total] = await Promise.all([findLeads(db, query.state, sliceOf(query)), countLeads(db, query.state)]);
  return { items: rows.map(presentLead), page: query.page, page_size: query.page_size, total };
};
