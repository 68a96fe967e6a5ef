import { id, instant, longPageOf, longPageQuery, text, z } from '@caravan/kernel/zod';

export const staffActionQuery = z.object({
  ...longPageQuery.shape,
  /** One exact action, such as `order.cancel`. */
  action: text(1, 100).optional(),
  /** A number or an id. With a kind in front, as in `order:CV-2611-048213K`, it matches subjects of that kind only. */
  subject: text(1, 200).optional(),
  staff_id: id.optional(),
  /** Part of the name or of the e-mail of members of staff. */
  staff: text(1, 100).optional(),
  /** The first and the last day, both included, in Beijing. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
/** One recorded action of a staff member. Records never change. */
export const staffAction = z.object({
  id,
  at: instant,
  /** Id of the account. */
  staff_id: id,
  /** Null for a closed account and for commands of the operator. */
  staff_email: z.string().nullable(),
  /** Null for somebody who is no longer on the staff. */
  staff_name: z.string().nullable(),
  action: z.string(),
  subject_kind: z.string(),
  subject_ref: z.string(),
  /** The address of a member of staff; null for other subjects, and for closed accounts. */
  subject_email: z.string().nullable(),
  subject_name: z.string().nullable(),
  /** The reason that the caller gave; null where the call takes none. */
  note: z.string().nullable(),
  /** Details for a later reader of the record; the fields depend on the action. */
  data: z.record(z.string(), z.unknown()).nullable(),
});
export const staffActionPage = longPageOf(staffAction);

/** A mail whose attempts are used up, without its text, which may contain a secret. */
export const undeliveredMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  created_at: instant,
  /** When the last attempt failed. */
  failed_at: instant,
  attempts: z.int().min(1),
  /** The answer of the mail server, or why it was not reached. */
  error: z.string(),
});
/** The undelivered mails, oldest first. */
export const undeliveredMails = z.object({ items: z.array(undeliveredMail) });

export type UndeliveredMails = z.infer<typeof undeliveredMails>;
export type StaffActionQuery = z.infer<typeof staffActionQuery>;
export type StaffAction = z.infer<typeof staffAction>;
export type StaffActionPage = z.infer<typeof staffActionPage>;
