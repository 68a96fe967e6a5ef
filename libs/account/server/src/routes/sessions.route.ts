import { endOtherSessionsSchema, listSessionsSchema } from '@caravan/account/contract/schema';
import { route, type Session } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { listSessions } from '../use-cases/list-sessions.ts';

const ownOf = ({ userId, id }: Session) => ({ userId, sessionId: id });

export const listSessionsRoute = (context: AccountContext) => route(listSessionsSchema, ({ session }) => listSessions(context, ownOf(session)));

export const endOtherSessionsRoute = (context: AccountContext) =>
  route(endOtherSessionsSchema, async ({ session }) => {
    await context.logins().endOthers(ownOf(session));
    return listSessions(context, ownOf(session));
  });
