import type { TokenScope } from './api-token.ts';
import type { StandardSchemaV1 } from './standard-schema.ts';

/**
 * Callers of an endpoint. `none`: everybody, without a session · `optional`: everybody, and a live session is read ·
 * `shopper`: shoppers with a live session · `staff`: staff with a live session · `signature`: a provider with a
 * verified signature.
 */
export type Login = 'none' | 'optional' | 'shopper' | 'staff' | 'signature';

/** The two kinds of account. Staff buy, receive, pack and ship. */
export type Role = 'shopper' | 'staff';

/** Roles of members of staff; several add up. The owner may do everything, the auditor reads (specification 24). */
export const staffRoles = [
  'owner',
  'buyer',
  'receiver',
  'packer',
  'service',
  'finance',
  'lines',
  'editor',
  'auditor',
] as const;

export type StaffRole = (typeof staffRoles)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The wire types of one call, inferred from the contract's schemas. */
export interface Wire {
  params?: object;
  query?: object;
  body?: unknown;
  data: unknown;
}

/** A staff call names the roles that may make it; the owner may make every one without being named. */
type Callers =
  { login: Exclude<Login, 'staff'>; roles?: never } | { login: 'staff'; roles: readonly [StaffRole, ...StaffRole[]] };

/** The facts of a call that client, server, mocks, OpenAPI and security checks all read. */
export type EndpointFacts = CallFacts & Callers;

interface CallFacts {
  method: Method;
  /** The path below `/v1`, with parameters as `:name`. */
  path: `/${string}`;
  /** The accounts that may call, if they differ from those of `login`: calls about one's own account serve both. */
  accounts?: readonly Role[];
  /**
   * For staff calls about money, roles, prices and exports: an account with a second factor needs a code of at most ten
   * minutes ago (specification 24.9).
   */
  confirm?: true;
  /** A member of staff who has yet to set up the required second factor may make the call (specification 24.8). */
  enrolment?: true;
  /**
   * For a GET of shoppers that changes nothing: a personal API token with this scope may make it. A token may make no
   * call without a scope (specification 32.2).
   */
  scope?: TokenScope;
  /** RTK Query tags: a GET provides them, any other method invalidates them. */
  tags: readonly string[];
  /** One line for the OpenAPI document. */
  summary: string;
  /** The reasons with which this call may fail, besides the common ones. */
  reasons?: readonly string[];
  /**
   * The reasons that the page shows itself, so that no toast appears. `all`: it shows every failure, even that there was
   * no answer; a lost session alone has its toast, because it leads away from the page.
   */
  quiet?: readonly string[] | 'all';
  /** `key`: the call needs an `Idempotency-Key` (specification 22.4). */
  idempotency?: 'key';
  /**
   * The call takes `If-Match: <version>` of the object that the caller has seen; another version is refused with
   * `changed_meanwhile`. Without the header nothing is compared.
   */
  ifMatch?: true;
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
  /** The answer is an event stream that stays open. A stop of the server ends it instead of waiting for it. */
  stream?: true;
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

/** The parts of a session that decide what it may call. */
export interface Caller {
  role: Role;
  /** The roles of a member of staff; empty for a shopper. */
  staffRoles: readonly StaffRole[];
}

/** Whether these roles of a member of staff include one of those wanted; an owner's always do. */
export const holdsRole = (held: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  held.includes('owner') || wanted.some((role) => held.includes(role));

/** Whether these roles see e-mails, phone numbers and addresses of shoppers (specification 24.11). */
export const seesContacts = (held: readonly StaffRole[]): boolean => holdsRole(held, ['service', 'finance', 'auditor']);

/**
 * Whether a session may make the call. Staff may make the staff calls of their roles and no shopper's call
 * (specification 2.32, People), unless the descriptor names both accounts.
 */
export const mayCall = (facts: Pick<EndpointFacts, 'login' | 'roles' | 'accounts'>, caller: Caller): boolean => {
  if (facts.accounts) return facts.accounts.includes(caller.role);
  if (facts.login !== 'staff') return caller.role === 'shopper';
  return caller.role === 'staff' && holdsRole(caller.staffRoles, facts.roles ?? []);
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

/**
 * The header by which a browser says that nobody uses it: a staff session is not kept alive by such a read. Its only
 * value is `background` (specification 24.10).
 */
export const activityHeader = 'client-activity';

/**
 * The header by which a page says whose it is: the id of the account that it was made for. Another account may have
 * logged in in another tab since then; the call is refused with `other_account` (specification 6.14). Programs need not
 * send it.
 */
export const accountHeader = 'client-account';
