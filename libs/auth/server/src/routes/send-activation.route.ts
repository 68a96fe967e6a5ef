import { sendActivationSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { askForLink } from '../use-cases/ask-for-link.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { callerOf } from './caller-of.ts';
import { ownEmail } from './own-email.ts';

export const sendActivationRoute = ({ context }: AuthRoutes) =>
  route(sendActivationSchema, async (call) => {
    const email = call.body?.email ?? (await ownEmail(context, call.session));
    await askForLink(context, { kind: 'activation', email }, callerOf(call));
    return null;
  });
