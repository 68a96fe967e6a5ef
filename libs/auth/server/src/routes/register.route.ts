import { registerSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { presentSession } from '../present-session.ts';
import { register } from '../use-cases/register.ts';
import type { AuthRoutes } from './auth-routes.ts';
import { callerOf } from './caller-of.ts';

export const registerRoute = ({ context, profiles }: AuthRoutes) =>
  route(registerSchema, async (call) => {
    const opened = await register(context, call.body, callerOf(call), call.language);
    return presentSession(opened, await profiles().find(opened.account.id));
  });
