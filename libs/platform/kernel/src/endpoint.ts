import type { StandardSchemaV1 } from './standard-schema.ts';

/** Who may call: nobody in particular, anybody (a session is read when there is one), a shopper or staff with a live session, staff only, or a provider whose signature is verified. */
export type Login = 'none' | 'optional' | 'shopper' | 'staff' | 'signature';

/** The two kinds of account; staff is who buys, receives, packs and ships. */
export type Role = 'shopper' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What goes over the wire for one call; the types are inferred from the contract's schemas. */
export interface Wire {
  params?: object;
  query?: object;
  body?: unknown;
  data: unknown;
}

/** The facts of a call that client, server, mocks, OpenAPI and security checks all read. */
export interface EndpointFacts {
  method: Method;
  /** Path below `/v1`, parameters as `:name`. */
  path: `/${string}`;
  login: Login;
  /** Which roles may call, where it is not simply the one that `login` names: calls about one's own account serve both. */
  roles?: readonly Role[];
  /** RTK Query tags: what a GET provides, what any other method invalidates. */
  tags: readonly string[];
  /** One line for the OpenAPI document. */
  summary: string;
  /** Reasons this call may answer with, besides the common ones. */
  reasons?: readonly string[];
  /** Reasons the page shows itself, so that no toast does. */
  quiet?: readonly string[];
  /** `key`: the call needs an `Idempotency-Key` (api.md, IK). */
  idempotency?: 'key';
  /** A limit tighter than the general one. By account means the session's user or, before there is one, the e-mail address that was sent. */
  limit?: { max: number; minutes: number; by: 'address' | 'account' | 'both' };
  /** `multipart`: the body arrives as `multipart/form-data`; its files are `File`s (`z.file()`), as in the browser. */
  upload?: 'multipart';
  /** The answer is no envelope but bytes of another type (a picture, CSV, a page). */
  raw?: true;
}

export type Endpoint<W extends Wire = Wire, F extends EndpointFacts = EndpointFacts> = F & { readonly __wire?: W };

/**
 * Declares one call of the wire contract: `defineEndpoint<{ query: Q; data: D }>()({ method, path, … })`.
 * The wire types exist for the compiler only; nothing of a schema is loaded.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineEndpoint =
  <W extends Wire>() =>
  /* @__NO_SIDE_EFFECTS__ */
  <const F extends EndpointFacts>(facts: F): Endpoint<W, F> =>
    facts;

/**
 * Whether a session of this role may make the call: staff see the staff calls and nothing of a shopper's session (decisions.md, People),
 * except where the descriptor names both roles.
 */
export const roleMayCall = (facts: Pick<EndpointFacts, 'login' | 'roles'>, role: Role): boolean => {
  if (facts.roles) return facts.roles.includes(role);
  return facts.login === 'staff' ? role === 'staff' : role === 'shopper';
};

export type WireOf<E> = E extends { readonly __wire?: infer W } ? Exclude<W, undefined> : never;
type Part<E, K extends keyof Wire> = WireOf<E> extends { [P in K]: infer T } ? T : undefined;
export type ParamsOf<E> = Part<E, 'params'>;
export type QueryOf<E> = Part<E, 'query'>;
export type BodyOf<E> = Part<E, 'body'>;
export type DataOf<E> = Part<E, 'data'>;

type Schema<T> = StandardSchemaV1<unknown, T>;
/** A multipart body has no schema: its route reads the stream. */
type PartSchema<W extends Wire> = { [K in keyof W as W[K] extends FormData ? never : K]: Schema<W[K]> };

/** An endpoint with the schema of each part it has; the server, the mocks and lazy forms load it. */
export interface EndpointSchema<E extends Endpoint = Endpoint> {
  endpoint: E;
  params?: StandardSchemaV1;
  query?: StandardSchemaV1;
  body?: StandardSchemaV1;
  data: StandardSchemaV1;
}

/** Joins an endpoint to its schemas; it compiles only where every part's output is the part's wire type. */
export const schemaOf = <E extends Endpoint, S extends PartSchema<WireOf<E>>>(endpoint: E, parts: S): { endpoint: E } & S => ({
  endpoint,
  ...parts,
});
