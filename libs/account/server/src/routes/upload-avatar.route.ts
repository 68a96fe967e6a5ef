import { uploadAvatarSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { keepAvatar } from '../use-cases/keep-avatar.ts';

export const uploadAvatarRoute = (context: AccountContext) =>
  route(uploadAvatarSchema, async ({ session, body }) => ({ avatar: await keepAvatar(context, session.userId, body.avatar) }));
