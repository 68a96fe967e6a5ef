import { sendResetSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { askForLink } from '../use-cases/ask-for-link.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { callerOf } from './caller-of.ts';

export const sendResetRoute = ({ context }: AuthRoutes) =>
  route(sendResetSchema, async (call) => {
    await askForLink(context, { kind: 'reset', email: call.body.email }, callerOf(call));
    return null;
  });
