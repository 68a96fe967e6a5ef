import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import type { DataOf, Endpoint, WireOf } from '@caravan/kernel';
import { reasonOf } from './api-error.ts';
import { baseQuery, type Call } from './base-query.ts';
import type { CallParts } from './request.ts';

/** The tag of every query, because all answers depend on the logged-in user. */
export const sessionTag = 'session';

/** The store's only API. Each feature injects its endpoints in `libs/<feature>/api`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // Features add their tags with `enhanceEndpoints({ addTagTypes })`.
  tagTypes: [sessionTag] as string[],
  endpoints: () => ({}),
});

type CallKeys = 'params' | 'query' | 'body';
type Sent<E> = WireOf<E> extends infer W ? { [K in keyof W & CallKeys]: W[K] } : never;
/** Makes parts optional if all their members are optional. */
type Loose<T> = { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K];
};
type Keyed<E> = (E extends { idempotency: 'key' } ? { idempotencyKey: string } : unknown) &
  (E extends { ifMatch: true } ? { version?: number } : unknown);

/**
 * The argument of a call: `{ params, query, body }` of the contract, plus an `idempotencyKey` if the call needs one and
 * the `version` that the user has seen if it takes one.
 */
export type CallArg<E> = [keyof Sent<E>] extends [never]
  ? E extends { idempotency: 'key' }
    ? { idempotencyKey: string }
    : void
  : Record<never, never> extends Loose<Sent<E>> & Keyed<E>
    ? void | (Loose<Sent<E>> & Keyed<E>)
    : Loose<Sent<E>> & Keyed<E>;

type Build = EndpointBuilder<typeof baseQuery, string, 'api'>;

const callOf = (endpoint: Endpoint, parts: CallParts | void): Call => ({ endpoint, ...parts });

/** A query of the base API from its descriptor; it provides the descriptor's tags. */
export const queryOf = <E extends Endpoint>(build: Build, endpoint: E) =>
  build.query<DataOf<E>, CallArg<E>>({
    query: (parts) => callOf(endpoint, parts as CallParts | void),
    providesTags: (data) => (data === undefined ? [] : [sessionTag, ...endpoint.tags]),
  });

/** A mutation of the base API from its descriptor; on success it invalidates the descriptor's tags. */
export const mutationOf = <E extends Endpoint>(build: Build, endpoint: E) =>
  build.mutation<DataOf<E>, CallArg<E>>({
    query: (parts) => callOf(endpoint, parts as CallParts | void),
    // After `changed_meanwhile`, refetch the current state.
    invalidatesTags: (_data, error) => (error && reasonOf(error) !== 'changed_meanwhile' ? [] : endpoint.tags),
  });

type Definitions<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends { method: 'GET' }
    ? QueryDefinition<CallArg<Calls[Name]>, typeof baseQuery, string, DataOf<Calls[Name]>, 'api'>
    : MutationDefinition<CallArg<Calls[Name]>, typeof baseQuery, string, DataOf<Calls[Name]>, 'api'>;
};

/**
 * Injects an endpoint for each descriptor, named like it: a GET becomes a query, any other method a mutation. The cast
 * says which name has which descriptor, which the type of `Object.fromEntries` forgets.
 */
export const injectCalls = <const Calls extends Record<string, Endpoint>>(calls: Calls) =>
  baseApi.enhanceEndpoints({ addTagTypes: Object.values(calls).flatMap(({ tags }) => tags) }).injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(calls).map(([name, endpoint]) => [
          name,
          endpoint.method === 'GET' ? queryOf(build, endpoint) : mutationOf(build, endpoint),
        ]),
      ) as unknown as Definitions<Calls>,
  });
