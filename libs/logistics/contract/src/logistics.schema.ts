import { schemaOf } from '@caravan/kernel';
import { email, id, instant, language, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { createLead, listLeads } from './logistics.wire.ts';

export const maxMessage = 2000;
export const maxMonthlyParcels = 10_000_000;

/** A text of one line: it also becomes the subject of a mail. */
const line = (max: number) => text(1, max).regex(/^\P{Cc}*$/u, 'bad_format');

const told = {
  name: line(100),
  company: line(150),
  email,
  /** With the calling code, unless it is one of the country. */
  phone: line(30).min(5, 'phone_invalid'),
  country: z.string().regex(/^[A-Z]{2}$/, 'country_unknown'),
  message: text(1, maxMessage),
};

/** What only programs that fill in forms betray themselves by. */
const traps = {
  /** People never see this field: whoever fills it in is answered as if all had gone well, and nothing is kept. */
  website: z.string().max(1000).optional(),
  /** Milliseconds since the form was shown; callers that show none leave it out. */
  shown_ms: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
};

const parcels = z.int().min(1).max(maxMonthlyParcels);

export const newLead = z.strictObject({ ...told, monthly_parcels: parcels, ...traps });

const typedNumber = z
  .string()
  .trim()
  .min(1)
  .pipe(z.string().regex(/^\d+$/, 'not_whole'))
  .transform(Number)
  .pipe(parcels);

/** The same as a form holds it: the number is text until it is sent. */
export const leadForm = z.strictObject({ ...told, monthly_parcels: typedNumber, ...traps });

export const lead = z.object({
  id,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  monthly_parcels: z.int(),
  message: z.string(),
  /** The one in which an answer is understood. */
  language,
  created_at: instant,
});
export const leadQuery = z.object(pageQuery.shape);
const leadPage = pageOf(lead);

export type NewLead = z.infer<typeof newLead>;
/** What stands in the fields. */
export type LeadForm = z.input<typeof leadForm>;
export type Lead = z.infer<typeof lead>;
export type LeadQuery = z.infer<typeof leadQuery>;
export type LeadPage = z.infer<typeof leadPage>;

export const createLeadSchema = schemaOf(createLead, { body: newLead, data: z.object({ id }) });
export const listLeadsSchema = schemaOf(listLeads, { query: leadQuery, data: leadPage });
