import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { getCalendarLink, makeCalendarLink, readCalendar, revokeCalendarLink } from './calendar.endpoints.ts';
import { byCalendarToken, calendarLinkState, newCalendarLink } from './calendar.schema.ts';
export * from './calendar.schema.ts';

export const getCalendarLinkContract = schemaOf(getCalendarLink, { data: calendarLinkState });
export const makeCalendarLinkContract = schemaOf(makeCalendarLink, { data: newCalendarLink });
export const revokeCalendarLinkContract = schemaOf(revokeCalendarLink, { data: z.null() });
export const readCalendarContract = schemaOf(readCalendar, { params: byCalendarToken, data: z.unknown() });
