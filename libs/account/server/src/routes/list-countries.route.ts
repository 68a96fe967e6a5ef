import { listCountriesSchema } from '@caravan/account/contract/schema';
import { hour } from '@caravan/kernel';
import { route } from '@caravan/server-core';
import { countries } from '../domain/countries.ts';

/** The same for everybody, in both languages. */
const cacheControl = `public, max-age=${hour / 1_000}`;

export const listCountriesRoute = () =>
  route(listCountriesSchema, ({ reply }) => {
    reply.header('cache-control', cacheControl);
    return [...countries];
  });
