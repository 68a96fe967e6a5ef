import { sendWelcomeSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { queueLink } from '../use-cases/ask-for-link.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { ownEmail } from './own-email.ts';

/** The job sends one mail for however many of these calls follow each other. */
export const sendWelcomeRoute = ({ context }: AuthRoutes) =>
  route(sendWelcomeSchema, async ({ session }) => {
    await queueLink(context, { kind: 'welcome', email: await ownEmail(context, session) });
    return null;
  });
