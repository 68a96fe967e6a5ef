import type { DataOf, Endpoint, WireOf } from '@caravan/kernel';
import { baseApi } from './base-api.ts';
import type { CallParts } from './request.ts';
import { makeStill } from './still-query.ts';

type CallKeys = 'params' | 'query' | 'body';
type Sent<E> = WireOf<E> extends infer W ? { [K in keyof W & CallKeys]: W[K] } : never;
/** Parts that may be left out whole are optional. */
type Loose<T> = { [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K];
};
type Keyed<E> = E extends { idempotency: 'key' } ? { idempotencyKey: string } : unknown;

/** The argument of a call: `{ params, query, body }` as the wire has them, with an `idempotencyKey` where one is needed; nothing where nothing is sent. */
export type CallArg<E> = [keyof Sent<E>] extends [never]
  ? E extends { idempotency: 'key' }
    ? { idempotencyKey: string }
    : void
  : Record<never, never> extends Loose<Sent<E>> & Keyed<E>
    ? void | (Loose<Sent<E>> & Keyed<E>)
    : Loose<Sent<E>> & Keyed<E>;

/** The name of an endpoint in the store, such as `GET /cart`. */
export const endpointName = (endpoint: Pick<Endpoint, 'method' | 'path'>): string => `${endpoint.method} ${endpoint.path}`;

const tagTypes = new Set<string>();
/** Every tag that an endpoint has brought so far. */
export const knownTags = (): string[] => [...tagTypes];

const tagsOf = (endpoint: Endpoint) => endpoint.tags.map((type) => ({ type }));

const callOf = (endpoint: Endpoint, parts: CallParts | void) => ({ endpoint, ...parts });

const present = <T>(injected: T | undefined, name: string): T => {
  if (injected === undefined) throw new Error(`endpoint was not injected: ${name}`);
  return injected;
};

const injectQuery = <Data, Arg>(endpoint: Endpoint) => {
  const name = endpointName(endpoint);
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [...endpoint.tags] }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.query<Data, Arg>({
        query: (parts) => callOf(endpoint, parts as CallParts | void),
        providesTags: (result) => (result === undefined ? [] : tagsOf(endpoint)),
      }),
    }),
  });
  const query = present(endpoints[name], name);
  // The condition is settled when files are built: the browser's have RTK Query's own alone.
  if (import.meta.env.SSR) makeStill(name, query);
  return query;
};

const injectMutation = <Data, Arg>(endpoint: Endpoint) => {
  const name = endpointName(endpoint);
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [...endpoint.tags] }).injectEndpoints({
    endpoints: (build) => ({
      [name]: build.mutation<Data, Arg>({
        query: (parts) => callOf(endpoint, parts as CallParts | void),
        invalidatesTags: (_result, error) => (error ? [] : tagsOf(endpoint)),
      }),
    }),
  });
  return present(endpoints[name], name);
};

export type QueryEndpoint<E> = ReturnType<typeof injectQuery<DataOf<E>, CallArg<E>>>;
export type MutationEndpoint<E> = ReturnType<typeof injectMutation<DataOf<E>, CallArg<E>>>;
export type EndpointOf<E extends Endpoint> = E['method'] extends 'GET' ? QueryEndpoint<E> : MutationEndpoint<E>;

const injected = new Map<string, unknown>();
const known = new WeakMap<Endpoint, unknown>();

/**
 * The RTK Query endpoint of a wire descriptor, injected once by its name and with its tags: a GET has `useQuery`, any other method
 * `useMutation`. A GET provides its tags, a change invalidates them.
 */
export const endpointFor = <E extends Endpoint>(endpoint: E): EndpointOf<E> => {
  const before = known.get(endpoint);
  if (before) return before as EndpointOf<E>;
  const name = endpointName(endpoint);
  if (!injected.has(name)) {
    for (const tag of endpoint.tags) tagTypes.add(tag);
    injected.set(name, endpoint.method === 'GET' ? injectQuery(endpoint) : injectMutation(endpoint));
  }
  known.set(endpoint, injected.get(name));
  return injected.get(name) as EndpointOf<E>;
};
