import { exportUserSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { exportUser } from '../use-cases/export-user.ts';

export const exportUserRoute = (context: AccountContext) => route(exportUserSchema, ({ session }) => exportUser(context, session.userId));
