import type { StandardSchemaV1 } from './standard-schema.ts';

/**
 * Who may call. `none`: everybody, without a session · `optional`: everybody, and a live session is read · `shopper`:
 * shoppers with a live session · `staff`: staff with a live session · `signature`: a provider with a verified
 * signature.
 */
export type Login = 'none' | 'optional' | 'shopper' | 'staff' | 'signature';

/** The two kinds of account. Staff buy, receive, pack and ship. */
export type Role = 'shopper' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The wire types of one call, inferred from the contract's schemas. */
export interface Wire {
  params?: object;
  query?: object;
  body?: unknown;
  data: unknown;
}

/** The facts of a call that client, server, mocks, OpenAPI and security checks all read. */
export interface EndpointFacts {
  method: Method;
  /** The path below `/v1`, with parameters as `:name`. */
  path: `/${string}`;
  login: Login;
  /** The roles that may call, if they differ from the role of `login`: calls about one's own account serve both. */
  roles?: readonly Role[];
  /** RTK Query tags: a GET provides them, any other method invalidates them. */
  tags: readonly string[];
  /** One line for the OpenAPI document. */
  summary: string;
  /** The reasons with which this call may fail, besides the common ones. */
  reasons?: readonly string[];
  /** The reasons that the page shows itself, so that no toast appears. */
  quiet?: readonly string[];
  /** `key`: the call needs an `Idempotency-Key` (specification 22.4). */
  idempotency?: 'key';
  /**
   * A limit stricter than the general one. `account` is the session's user or, without a session, the e-mail address in
   * the request.
   */
  limit?: { max: number; minutes: number; by: 'address' | 'account' | 'both' };
  /** `multipart`: the body arrives as `multipart/form-data`; its files are `File`s (`z.file()`), as in the browser. */
  upload?: 'multipart';
  /**
   * The files that an upload may contain: their number, the bytes of each, and the reason for a larger one (`too_large`
   * by default).
   */
  files?: { max: number; bytes: number; tooLarge?: string };
  /** The answer has no envelope: it consists of bytes of another type (a picture, CSV, a page). */
  raw?: true;
}

export type Endpoint<W extends Wire = Wire, F extends EndpointFacts = EndpointFacts> = F & { readonly __wire?: W };

/**
 * Declares one call of the wire contract: `defineEndpoint<{ query: Q; data: D }>()({ method, path, … })`. The wire
 * types exist at compile time only, so no schema is loaded.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineEndpoint =
  <W extends Wire>() =>
  /* @__NO_SIDE_EFFECTS__ */
  <const F extends EndpointFacts>(facts: F): Endpoint<W, F> =>
    facts;

/**
 * Whether a session of this role may make the call. Staff may make staff calls and no shopper's call (specification 2.32,
 * People), unless the descriptor names both roles.
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

/** An endpoint with the schemas of its parts, for the server, the mocks and lazy forms. */
export interface EndpointSchema<E extends Endpoint = Endpoint> {
  endpoint: E;
  params?: StandardSchemaV1;
  query?: StandardSchemaV1;
  body?: StandardSchemaV1;
  data: StandardSchemaV1;
}

/** Joins an endpoint and its schemas; compiles only if the output of each schema is the wire type of its part. */
export const schemaOf = <E extends Endpoint, S extends PartSchema<WireOf<E>>>(
  endpoint: E,
  parts: S,
): { endpoint: E } & S => ({
  endpoint,
  ...parts,
});
