import { listAddressesSchema } from '@caravan/account/contract/schema';
import { route } from '@caravan/server-core';
import { findAddresses } from '../db/address.repo.ts';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';

export const listAddressesRoute = ({ db }: AccountContext) =>
  route(listAddressesSchema, async ({ session, query }) => (await findAddresses(db, session.userId, query.kind)).map(presentAddress));
