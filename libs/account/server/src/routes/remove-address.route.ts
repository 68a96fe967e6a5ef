import { removeAddressSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import type { AccountContext } from '../use-cases/account-context.ts';
import { removeAddress } from '../use-cases/remove-address.ts';

export const removeAddressRoute = (context: AccountContext) =>
  route(removeAddressSchema, async ({ session, params }) => {
    await removeAddress(context, session.userId, params.id);
    return null;
  });
