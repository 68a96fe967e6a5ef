import { logoutSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { endSession } from '../db/session.repo.ts';
import type { AuthRoutes } from './auth-routes.ts';

/** Answers 200 without a session, too: there is nothing left to end. */
export const logoutRoute = ({ context }: AuthRoutes) =>
  route(logoutSchema, async ({ session }) => {
    if (session) await endSession(context.db, session.id, context.clock());
    return null;
  });
