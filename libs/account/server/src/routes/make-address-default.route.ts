import { makeAddressDefaultSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { makeAddressDefault } from '../use-cases/update-address.ts';

export const makeAddressDefaultRoute = (context: AccountContext) =>
  route(makeAddressDefaultSchema, async ({ session, params }) => presentAddress(await makeAddressDefault(context, session.userId, params.id)));
