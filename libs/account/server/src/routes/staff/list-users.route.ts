import { listStaffUsersSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../../use-cases/account-context.ts';
import { listUsers } from '../../use-cases/list-users.ts';

export const listUsersRoute = (context: AccountContext) => route(listStaffUsersSchema, ({ query }) => listUsers(context, query));
