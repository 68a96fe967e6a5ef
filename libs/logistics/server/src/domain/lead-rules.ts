import { createHash } from 'node:crypto';
import type { NewLead } from '@caravan/logistics/contract';
import { minute, type Language } from '@caravan/kernel';

/** Within this time the same words are one enquiry, sent twice. */
export const sameWithin = minute;

/** Nobody reads and fills in seven fields in less, in milliseconds. */
export const leastShown = 2_000;

/** Whether the field that people never see was filled in. */
export const isTrapped = ({ website }: Pick<NewLead, 'website'>): boolean => (website ?? '').trim() !== '';

/** Callers without a form do not say how long they showed one. */
export const isTooFast = ({ shown_ms: shown }: Pick<NewLead, 'shown_ms'>): boolean => shown !== undefined && shown < leastShown;

/** The same for the same words in the same language, whatever else came with them. */
export const fingerprintOf = (lead: NewLead, language: Language): string => {
  const { name, company, email, phone, country, monthly_parcels: parcels, message } = lead;
  return createHash('sha256').update(JSON.stringify([language, name, company, email, phone, country, parcels, message])).digest('base64url');
};
