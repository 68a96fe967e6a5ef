import { email, id, instant, language, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';

/** The most characters of an enquiry. */
export const maxMessage = 2000;
/** The most parcels a month that an enquiry may name. */
export const maxMonthlyParcels = 10_000_000;

/** A text on one line, because it also becomes the subject of a mail. */
const line = (max: number) => text(1, max).regex(/^\P{Cc}*$/u, 'bad_format');

const told = {
  name: line(100),
  company: line(150),
  email,
  /** Includes the calling code, unless the number belongs to the country. */
  phone: line(30).min(5, 'phone_invalid'),
  country: z.string().regex(/^[A-Z]{2}$/, 'country_unknown'),
  message: text(1, maxMessage),
};

/** Fields that reveal programs which fill in forms. */
const traps = {
  /** Hidden from people. A request with a value gets the usual answer, and nothing is stored. */
  website: z.string().max(1000).optional(),
  /** Milliseconds since the form was shown; callers without a form leave it out. */
  shown_ms: z.int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
};

const parcels = z.int().min(1).max(maxMonthlyParcels);

/** An enquiry of a business about our logistics. */
export const newLead = z.strictObject({ ...told, monthly_parcels: parcels, ...traps });

const typedNumber = z
  .string()
  .trim()
  .min(1)
  .pipe(z.string().regex(/^\d+$/, 'not_whole'))
  .transform(Number)
  .pipe(parcels);

/** The same in a form, where numbers are text until they are sent. */
export const leadForm = z.strictObject({ ...told, monthly_parcels: typedNumber, ...traps });

/** An enquiry, as staff read it. */
export const lead = z.object({
  id,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  monthly_parcels: z.int(),
  message: z.string(),
  /** The language for the answer. */
  language,
  created_at: instant,
  /** When staff dealt with it; null while it is open. */
  closed_at: instant.nullable(),
  /** Staff wrote it when they closed the enquiry. */
  note: z.string().nullable(),
});
/** Without a state, open and closed ones. */
export const leadQuery = z.object({ ...pageQuery.shape, state: z.enum(['open', 'closed']).optional() });
/** Staff say how they settled the enquiry. */
export const leadClosing = z.strictObject({ note: text(1, 500) });
/** One page of enquiries, newest first. */
export const leadPage = pageOf(lead);

export type NewLead = z.infer<typeof newLead>;
/** The values of the form's fields. */
export type LeadForm = z.input<typeof leadForm>;
export type Lead = z.infer<typeof lead>;
export type LeadClosing = z.infer<typeof leadClosing>;
export type LeadQuery = z.infer<typeof leadQuery>;
export type LeadPage = z.infer<typeof leadPage>;
