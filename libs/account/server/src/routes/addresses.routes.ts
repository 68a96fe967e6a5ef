import {
  createAddressContract,
  listAddressesContract,
  listCountriesContract,
  makeAddressDefaultContract,
  removeAddressContract,
  updateAddressContract,
} from '@caravan/account/contract/schema';
import { hour } from '@caravan/kernel';
import { route, type Route } from '@caravan/server-core';
import { findAddresses } from '../db/address.repo.ts';
import { countries } from '../domain/countries.ts';
import { presentAddress } from '../present-address.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { addAddress } from '../use-cases/add-address.ts';
import { removeAddress } from '../use-cases/remove-address.ts';
import { makeAddressDefault, updateAddress } from '../use-cases/update-address.ts';

/** The response is the same for all callers and contains English and Chinese names. */
const cacheControl = `public, max-age=${hour / 1_000}`;

/** A user's addresses, and the countries that they can have. */
export const addressRoutes = (context: AccountContext): Route[] => [
  route(listCountriesContract, ({ reply }) => {
    reply.header('cache-control', cacheControl);
    return [...countries];
  }),

  route(listAddressesContract, async ({ session, query }) =>
    (await findAddresses(context.db, session.userId, query.kind)).map(presentAddress),
  ),

  route(createAddressContract, async ({ session, body }) =>
    presentAddress(await addAddress(context, session.userId, body)),
  ),

  route(updateAddressContract, async ({ session, params, body }) =>
    presentAddress(await updateAddress(context, session.userId, params.id, body)),
  ),

  route(removeAddressContract, async ({ session, params }) => {
    await removeAddress(context, session.userId, params.id);
    return null;
  }),

  route(makeAddressDefaultContract, async ({ session, params }) =>
    presentAddress(await makeAddressDefault(context, session.userId, params.id)),
  ),
];
