import type { Lead, LeadPage, LeadQuery } from '@caravan/logistics/contract';
import { sliceOf } from '@caravan/kernel';
import { countLeads, findLeads, type LeadRow } from '../db/lead.repo.ts';
import type { LogisticsContext } from './logistics-context.ts';

const present = (row: LeadRow): Lead => {
  const { id, name, company, email, phone, country, monthlyParcels, message, language, createdAt } = row;
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
  };
};

/** Enquiries for staff, newest first. */
export const listLeads = async ({ db }: Pick<LogisticsContext, 'db'>, query: LeadQuery): Promise<LeadPage> => {
  const [rows, total] = await Promise.all([findLeads(db, sliceOf(query)), countLeads(db)]);
  return { items: rows.map(present), page: query.page, page_size: query.page_size, total };
};
