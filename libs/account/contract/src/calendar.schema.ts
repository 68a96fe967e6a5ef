import { instant, z } from '@caravan/kernel/zod';

/** A shopper's link to a calendar of deadlines. Its address is known only to who made it. */
export const calendarLink = z.object({
  made_at: instant,
  /** When a calendar last read it, to the hour; null before the first time. */
  last_read_at: instant.nullable(),
});

/** Null without a link. */
export const calendarLinkState = z.object({ link: calendarLink.nullable() });

/** The address of a new link. The server keeps only the hash of its token, so this is the only answer that has it. */
export const newCalendarLink = z.object({ url: z.url(), made_at: instant });

/** The token, and the ending that calendars expect. Every other text is not found. */
export const byCalendarToken = z.object({ token: z.string().max(200) });

export type CalendarLink = z.infer<typeof calendarLink>;
export type CalendarLinkState = z.infer<typeof calendarLinkState>;
export type NewCalendarLink = z.infer<typeof newCalendarLink>;
