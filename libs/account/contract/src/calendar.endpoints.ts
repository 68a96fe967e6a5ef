import { defineEndpoint } from '@caravan/kernel';
import type { CalendarLinkState, NewCalendarLink } from './calendar.schema.ts';

export const getCalendarLink = defineEndpoint<{ data: CalendarLinkState }>()({
  method: 'GET',
  path: '/users/calendar',
  login: 'shopper',
  tags: ['calendar-link'],
  summary: 'Whether there is a link to a calendar of the deadlines, and when it was last read',
});

/** The link before, if there is one, ends. */
export const makeCalendarLink = defineEndpoint<{ data: NewCalendarLink }>()({
  method: 'POST',
  path: '/users/calendar',
  login: 'shopper',
  tags: ['calendar-link'],
  summary: 'Make a link to a calendar of the deadlines; it replaces the one before',
  limit: { max: 20, minutes: 60, by: 'account' },
});

export const revokeCalendarLink = defineEndpoint<{ data: null }>()({
  method: 'DELETE',
  path: '/users/calendar',
  login: 'shopper',
  tags: ['calendar-link'],
  summary: 'End the link to the calendar',
});

/** Calendars read it without a session. A token that is wrong, replaced or revoked is not found. */
export const readCalendar = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/calendar/:token',
  login: 'none',
  tags: [],
  summary: 'The open deadlines of a shopper as an iCalendar file (RFC 5545), for everyone who has the link',
  limit: { max: 60, minutes: 10, by: 'address' },
  raw: true,
});
