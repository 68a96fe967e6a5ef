import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { showUserInfo } from '../use-cases/show-user-info.ts';

export const getUserInfoRoute = (context: AccountContext) => route(getUserInfoSchema, ({ session }) => showUserInfo(context, session.userId));
