import { checkResetLinkSchema } from '@caravan/auth/contract/schema';
import { route } from '@caravan/server-core';
import { checkResetLink } from '../use-cases/check-reset-link.ts';
import type { AuthRoutes } from './auth-routes.ts';

export const checkResetLinkRoute = ({ context }: AuthRoutes) =>
  route(checkResetLinkSchema, async ({ body }) => {
    await checkResetLink(context, body.token);
    return { valid: true as const };
  });
