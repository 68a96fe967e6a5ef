import { resetPasswordSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { resetPassword } from '../use-cases/reset-password.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { callerOf } from './caller-of.ts';

export const resetPasswordRoute = ({ context }: AuthRoutes) =>
  route(resetPasswordSchema, async (call) => {
    await resetPassword(context, call.body, callerOf(call));
    return null;
  });
