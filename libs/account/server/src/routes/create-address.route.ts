import { createAddressSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { addAddress } from '../use-cases/add-address.ts';

export const createAddressRoute = (context: AccountContext) =>
  route(createAddressSchema, async ({ session, body }) => presentAddress(await addAddress(context, session.userId, body)));
