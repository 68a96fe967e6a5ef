import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  BodyOf,
  Caller,
  Clock,
  DataOf,
  Endpoint,
  EndpointSchema,
  Language,
  ParamsOf,
  QueryOf,
  ReasonTable,
  StandardSchemaV1,
  TokenScope,
} from '@caravan/kernel';
import type { Attempts } from './attempts/attempts.ts';
import type { Audit } from './audit/staff-action.ts';
import type { Caches } from './cache/caches.ts';
import type { Channel } from './channel/channel.ts';
import type { Config } from './config.ts';
import type { DatabasePool } from './database/connections/pool.ts';
import type { Database, Tx } from './database/transactions/tx.ts';
import type { Files } from './files/files.ts';
import type { NamedFiles } from './files/sweep-files.ts';
import type { StorageHealth } from './files/storage-health.ts';
import type { PdfPrinter } from './pdf/pdf-printer.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Jobs, JobDefinition } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { CoreCounters } from './metrics/core-counters.ts';
import type { Counter, Gauge } from './metrics/metric.ts';
import type { Outages } from './outages.ts';
import { onePort } from './ports/port.ts';
import type { Ports } from './ports/ports.ts';
import type { AuditRun } from './reconciliation/audit-run.ts';

/** The caller, which auth's `authenticate` identified by the bearer token. */
export interface Session extends Caller {
  id: string;
  userId: string;
  /** The account is staff's and lacks the second factor that this server requires. */
  mustEnrol?: boolean;
  /** The account has a second factor, and the session gave no code in the last ten minutes. */
  mustConfirm?: boolean;
  /** Set for a personal API token: the scopes that it has. `id` is the id of the token then. */
  scopes?: readonly TokenScope[];
}

export interface SessionUse {
  /** The console is unattended: the call does not postpone the idle end of a staff session. */
  background: boolean;
}

/** Finds the live session of a token, or who a personal API token speaks for; null for none. */
export type Authenticate = (token: string, use?: SessionUse) => Promise<Session | null>;

/** auth implements it. */
export const authenticatePort = onePort<Authenticate>('Authenticate');

/** Every feature is built on it. It lives as long as the process. */
export interface Core {
  config: Config;
  clock: Clock;
  log: FastifyInstance['log'];
  /** The root database. It throws inside a transaction: pass `tx` on. */
  db: Database;
  /** Runs a READ COMMITTED transaction and retries it on 40001 and 40P01. The work must not use the network. */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Whether the database answers, how busy the pool is, and how long callers wait for a connection. */
  database: Pick<DatabasePool, 'answers' | 'longestWait' | 'usage'>;
  jobs: Jobs;
  /** Short messages between the server processes of one database. */
  channel: Channel;
  counters: CoreCounters;
  /** Counts attempts and refuses too many, for all server processes of one database together. */
  attempts: Attempts;
  /** Caches of data that changes rarely, right on every server process of one database. */
  caches: Caches;
  /** Receives reports of dependencies that do not answer. */
  outages: Outages;
  mailer: Mailer;
  files: Files;
  /** Decodes untrusted pictures in separate processes. */
  pictures: Pictures;
  /** Makes PDFs in a thread. */
  pdf: Pick<PdfPrinter, 'print'>;
  /** Whether files can be saved, for readiness. */
  storage: StorageHealth;
  /** Through which features call each other. */
  ports: Ports;
}

type SessionOf<E extends Endpoint> = E['login'] extends 'shopper' | 'staff'
  ? Session
  : E['login'] extends 'optional'
    ? Session | null
    : null;

/** One call of a route. The contract has parsed every part. */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  session: SessionOf<E>;
  language: Language;
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * For calls with `idempotency: 'key'`: runs `work` in one transaction that also stores the answer under the caller's
   * key, so that both are committed together or not at all.
   */
  once: (work: (tx: Tx) => Promise<DataOf<E>>) => Promise<DataOf<E>>;
  /**
   * For calls with `login: 'staff'`: writes an action to the log of staff actions (specification 24.2) in the
   * transaction of the change, as in `call.audit(tx, { action: 'order.cancel', subject: { kind: 'order', ref: number
   * }, note, data: { refund_fen } })`. The call adds the staff member and the time. Every staff call except a GET must
   * record at least one action before it succeeds, or call `unchanged()`. A call without a record fails in development
   * and in tests; in production it is logged as an error. A replay under an Idempotency-Key records nothing.
   */
  audit: E['login'] extends 'staff' ? Audit : never;
  /**
   * For calls with `login: 'staff'`: declares that the requested state already existed, so that there is nothing to
   * record.
   */
  unchanged: E['login'] extends 'staff' ? () => void : never;
}

/** The parts of an upload that are known before its body is read. */
export type Admission<E extends Endpoint = Endpoint> = Pick<Call<E>, 'params' | 'session'>;

export interface Route {
  schema: EndpointSchema;
  handle: (call: Call) => unknown;
  admit?: (call: Admission) => Promise<void>;
}

export interface RouteOptions<E extends Endpoint> {
  /**
   * For uploads: throws if the call cannot succeed, for example because its subject is unknown or belongs to another
   * shopper. It runs before the body is read (specification 19.13). The handler checks again, since data may change
   * while the body arrives.
   */
  admit?: (call: Admission<E>) => Promise<void>;
}

/**
 * Connects a contract's schema with its handler, which returns `data`. The server adds the envelope, errors and login.
 * A handler that answers in another format than JSON returns the `reply`.
 */
export const route = <E extends Endpoint, S extends EndpointSchema & { endpoint: E }>(
  schema: S,
  handle: (
    call: Call<S['endpoint']>,
  ) => DataOf<S['endpoint']> | FastifyReply | Promise<DataOf<S['endpoint']> | FastifyReply>,
  { admit }: RouteOptions<S['endpoint']> = {},
): Route => ({
  schema,
  handle: handle as Route['handle'],
  ...(admit ? { admit: admit as NonNullable<Route['admit']> } : {}),
});

/** A page for `sitemap.xml`: its path, and the time of its last change if known. */
export interface SitemapEntry {
  path: string;
  modified?: Date;
}

/** A request that the server sends to an address of a user, for the API reference. */
export interface OutboundCall {
  /** Such as `order.changed`. */
  name: string;
  summary: string;
  /** The zod schema of the JSON body. */
  body: StandardSchemaV1;
}

/** The server part of a feature, made once per process on its core. */
export interface FeatureServer {
  name: string;
  reasons: ReasonTable;
  routes: readonly Route[];
  jobs?: readonly JobDefinition[];
  /** The calls to programs of users. */
  webhooks?: readonly OutboundCall[];
  /** Pages and files outside `/v1`, such as the demo shop. */
  plugin?: (app: FastifyInstance) => void | Promise<void>;
  /** Paths of pages that depend on the feature's data, such as articles, for `sitemap.xml`. */
  sitemapPaths?: () => Promise<readonly (string | SitemapEntry)[]>;
  /**
   * Runs once before the first request, for seeds and warm-up. Returned lines are printed for the operator and not
   * logged.
   */
  start?: () => Promise<readonly string[] | void>;
  /** Ends what the feature has opened, such as connections to third parties, when the server closes. */
  close?: () => Promise<unknown>;
  /**
   * Checks that stored data is consistent, such as balances with their entries. Each line names a fault. Large tables are
   * checked in batches of the run.
   */
  audit?: (run?: AuditRun) => Promise<readonly string[]>;
  /** Columns whose values name files, for the sweep of files without a row. */
  files?: readonly NamedFiles[];
  /** Figures for `/metrics`. */
  gauges?: readonly Gauge[];
  /** Events that are counted for `/metrics`. */
  counters?: readonly Pick<Counter, 'metric'>[];
}

/** Makes the server part of a feature, and registers with the core what it implements for others. */
export type Feature = (core: Core) => FeatureServer | Promise<FeatureServer>;

/** The features of a server. */
export interface Composition {
  features: readonly FeatureServer[];
  /** auth's lookup of a token's session. */
  authenticate: Authenticate;
}

/** Makes every feature of a server on its core. Called once, after migrations. */
export type Compose<C = Composition> = (core: Core) => C | Promise<C>;

/** Makes features one after another, the lowest first, and refuses the start if they do not fit together. */
export const makeFeatures = async (core: Core, features: readonly Feature[]): Promise<Composition> => {
  const { authenticate } = core.ports.use('the server', { authenticate: authenticatePort });
  const made: FeatureServer[] = [];
  for (const make of features) made.push(await make(core));
  core.ports.refuseFaults();
  return { features: made, authenticate: authenticate() };
};
