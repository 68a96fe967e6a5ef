import {
  getCalendarLinkContract,
  makeCalendarLinkContract,
  readCalendarContract,
  revokeCalendarLinkContract,
} from '@caravan/account/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { deleteCalendarLink, findCalendarLink } from '../db/calendar-link.repo.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { makeCalendarLink, presentCalendarLink, readCalendar } from '../use-cases/calendar-link.ts';

/** The link to a shopper's calendar, and the calendar behind it. */
export const calendarRoutes = (context: AccountContext): Route[] => [
  route(getCalendarLinkContract, async ({ session }) => ({
    link: presentCalendarLink(await findCalendarLink(context.db, session.userId)),
  })),

  route(makeCalendarLinkContract, ({ session }) => makeCalendarLink(context, session.userId)),

  route(revokeCalendarLinkContract, async ({ session }) => {
    await deleteCalendarLink(context.db, session.userId);
    return null;
  }),

  route(readCalendarContract, async ({ params, reply }) => {
    // Also for an answer without a calendar: the address may hold a token.
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
    const text = await readCalendar(context, params.token);
    return reply.type('text/calendar; charset=utf-8').send(text);
  }),
];
