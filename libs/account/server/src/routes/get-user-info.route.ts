import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { showUserInfo, type UserInfoSources } from '../use-cases/show-user-info.ts';

export const getUserInfoRoute = (sources: () => UserInfoSources) => route(getUserInfoSchema, ({ session }) => showUserInfo(sources(), session.userId));
