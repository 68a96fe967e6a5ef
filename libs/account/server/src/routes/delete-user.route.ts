import { deleteUserSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { deleteUser } from '../use-cases/delete-user.ts';

export const deleteUserRoute = (context: AccountContext) =>
  route(deleteUserSchema, async ({ session, body, request }) => {
    await deleteUser(context, { userId: session.userId, password: body.password, ip: request.ip });
    return null;
  });
