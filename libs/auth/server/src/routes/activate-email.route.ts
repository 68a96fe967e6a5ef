import { activateEmailSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { activateEmail } from '../use-cases/activate-email.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { callerOf } from './caller-of.ts';

export const activateEmailRoute = ({ context }: AuthRoutes) =>
  route(activateEmailSchema, async (call) => {
    await activateEmail(context, call.body.token, callerOf(call));
    return { email_verified: true as const };
  });
