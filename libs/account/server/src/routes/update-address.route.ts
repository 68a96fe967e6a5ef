import { updateAddressSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { updateAddress } from '../use-cases/update-address.ts';

export const updateAddressRoute = (context: AccountContext) =>
  route(updateAddressSchema, async ({ session, params, body }) => presentAddress(await updateAddress(context, session.userId, params.id, body)));
