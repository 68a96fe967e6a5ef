import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Clock, DataOf, Endpoint, EndpointSchema, Language, ParamsOf, QueryOf, ReasonTable } from '@caravan/kernel';
import type { Audit } from './audit/staff-action.ts';
import type { Config } from './config.ts';
import type { Database, Tx } from './database/database.ts';
import type { Files } from './files/files.ts';
import type { Jobs, JobDefinition } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';

/** Who is calling, as auth's `authenticate` found it from the bearer token. */
export interface Session {
  id: string;
  userId: string;
  role: 'shopper' | 'staff';
}

export type Authenticate = (token: string) => Promise<Session | null>;

/** What a feature's server part is given; all of it lives as long as the process. */
export interface Core {
  config: Config;
  clock: Clock;
  log: FastifyInstance['log'];
  /** The root database; it throws inside a transaction: pass `tx` on. */
  db: Database;
  /** One transaction at READ COMMITTED, run again on 40001 and 40P01; nothing that leaves the database may happen in it. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  jobs: Jobs;
  mailer: Mailer;
  files: Files;
}

type SessionOf<E extends Endpoint> = E['login'] extends 'shopper' | 'staff' ? Session : E['login'] extends 'optional' ? Session | null : null;

/** One call on its way through a route; every part has been parsed by the contract. */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  session: SessionOf<E>;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * For calls with `idempotency: 'key'`: runs `work` in one transaction that also keeps the answer under the caller's key,
   * so that an effect and its recorded answer are committed together or not at all.
   */
  once: (work: (tx: Tx) => Promise<DataOf<E>>) => Promise<DataOf<E>>;
  /**
   * For calls with `login: 'staff'`: writes what is done to the log of staff actions (api.md, Staff), in the transaction that does it, as in
   * `call.audit(tx, { action: 'order.cancel', subject: { kind: 'order', ref: number }, note, data: { refund_fen } })`; who and when are the
   * call's. Every such call that is no GET must record at least one action before it succeeds, or say `unchanged()`: one that forgets fails
   * in development and in tests, and in production is logged as an error. A replay under an Idempotency-Key has nothing to record.
   */
  audit: E['login'] extends 'staff' ? Audit : never;
  /** For calls with `login: 'staff'`: everything was already as asked for, so that there is nothing to record. */
  unchanged: E['login'] extends 'staff' ? () => void : never;
}

export interface Route {
  schema: EndpointSchema;
  handle: (call: Call) => unknown;
}

/**
 * Joins a contract's schema to its handler, which returns `data`; the envelope, errors and login are the server's business. A handler that has
 * answered by itself, in another form than JSON, returns the `reply`.
 */
export const route = <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
  schema: S,
  handle: (call: Call<S['endpoint']>) => DataOf<S['endpoint']> | FastifyReply | Promise<DataOf<S['endpoint']> | FastifyReply>,
): Route => ({ schema, handle: handle as Route['handle'] });

/** A page for `sitemap.xml`: its path, and when it last changed where somebody knows. */
export interface SitemapEntry {
  path: string;
  modified?: Date;
}

/** A feature's server part, as `apps/server` composes it. */
export interface FeatureServer {
  name: string;
  reasons: ReasonTable;
  routes: (core: Core) => Route[];
  jobs?: (core: Core) => JobDefinition[];
  /** Pages and files outside `/v1`, such as the demo shop. */
  plugin?: (app: FastifyInstance, core: Core) => void | Promise<void>;
  /** Paths of its pages that only its data can name, for `sitemap.xml`, such as articles. */
  sitemapPaths?: (core: Core) => Promise<readonly (string | SitemapEntry)[]>;
  /** Runs once after migrations and before the first request: seeds, warm-up. Lines it returns are printed for whoever starts the server, never logged. */
  start?: (core: Core) => Promise<readonly string[] | void>;
  /** Checks that what it keeps agrees with itself, such as balances with their entries; each line names a fault. Empty where nothing is wrong. */
  audit?: (core: Core) => Promise<readonly string[]>;
}
