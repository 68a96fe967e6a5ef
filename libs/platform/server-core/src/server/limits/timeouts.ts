import type { FastifyServerOptions } from 'fastify';

/** Milliseconds that the server waits, most of them for clients. */
export interface Timeouts {
  /** For the headers of a request, including the time before them on a new connection. */
  headers: number;
  /** For a body, in addition to the time that its size needs at `slowestRate`. */
  body: number;
  /** For a whole request. */
  request: number;
  /** For the next request on a connection. */
  keepAlive: number;
  /** For any byte in either direction. Longer than `keepAlive`. */
  connection: number;
  /** For a connection of the database. While callers wait longer, as many as the pool has, the server is overloaded. */
  pool: number;
  /** Interval of the check for late connections. */
  check: number;
}

export const defaultTimeouts: Timeouts = {
  headers: 15_000,
  body: 10_000,
  request: 300_000,
  keepAlive: 72_000,
  connection: 80_000,
  pool: 1_000,
  check: 5_000,
};

/** Bytes per millisecond of a slow mobile network. */
const slowestRate = 32;

/** Milliseconds within which a body of this size must arrive. */
export const bodyDeadline = (bytes: number, { body, request }: Timeouts): number =>
  Math.min(body + bytes / slowestRate, request);

/** The timeouts as Fastify and Node take them. */
export const timeoutOptions = ({ headers, request, keepAlive, connection, check }: Timeouts) =>
  ({
    connectionTimeout: connection,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    http: { headersTimeout: headers, connectionsCheckingInterval: check },
  }) satisfies FastifyServerOptions & { http: object };
