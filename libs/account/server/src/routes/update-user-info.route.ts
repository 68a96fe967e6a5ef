import { updateUserInfoSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { showUserInfo } from '../use-cases/show-user-info.ts';
import { updateProfile } from '../use-cases/update-profile.ts';

export const updateUserInfoRoute = (context: AccountContext) =>
  route(updateUserInfoSchema, async ({ session, body }) => {
    await updateProfile(context, session.userId, body);
    return showUserInfo(context, session.userId);
  });
