import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import { versionText, type BuildInfo } from '../../build-info.ts';
import type { Config } from '../../config.ts';
import { wordsOf } from '../../error-words.ts';
import { isInProcess } from '../../pages/in-process-fetch.ts';
import { loggedPath } from './logged-path.ts';
import type { Tracing } from './tracing.ts';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  cause?: LoggedError | undefined;
}

const maxCauses = 5;

/**
 * Removes the values of a query from messages, because they are personal data and secrets. drizzle appends all of
 * them, PostgreSQL quotes a wrong one.
 */
const messageOf = (error: Error, code: string | undefined): string => {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const isDataException = code !== undefined && /^22[0-9A-Z]{3}$/.test(code);
  return isDataException ? error.message.replaceAll(/"[^"]*"/g, '"…"') : wordsOf(error);
};

/** Some libraries report plain objects with the stack of the original error. */
const stackOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'stack' in thrown && typeof thrown.stack === 'string'
    ? thrown.stack
    : '';

/** Selects the safe parts of an error. Errors of drivers also contain connections, requests and parameters. */
const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: wordsOf(error), stack: stackOf(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message = messageOf(error, code);
  return {
    type: error.name,
    message,
    stack: (error.stack ?? '').replace(error.message, () => message),
    ...(code ? { code } : {}),
    ...(error.cause !== undefined && depth < maxCauses ? { cause: loggedError(error.cause, depth + 1) } : {}),
  };
};

/** Names of object properties that may contain a secret. */
const secrets = ['authorization', 'cookie', 'password', 'password_confirm', 'old_password', 'token', 'secret'];
const redact = {
  paths: [...secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]), '*["set-cookie"]'],
  censor: '[hidden]',
};

/** Where a log comes from. Each line names it, because logs of several processes end up in one place. */
export type LogOptions = Pick<Config, 'logLevel'> &
  Partial<Pick<Config, 'instance' | 'role'>> & {
    build?: BuildInfo | undefined;
    tracing?: Pick<Tracing, 'logFields'> | undefined;
  };

/** Writes JSON lines to standard output, or to a test's destination. */
export const makeLog = (
  { logLevel, instance, role, build, tracing }: LogOptions,
  destination?: { write: (line: string) => void },
): Logger =>
  pino(
    {
      level: logLevel,
      redact,
      base: {
        ...(instance ? { instance } : {}),
        ...(role ? { role } : {}),
        ...(build ? { version: versionText(build) } : {}),
      },
      ...(tracing ? { mixin: () => ({ ...tracing.logFields() }) } : {}),
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** One line per request, without its query and tokens, which may contain passwords or private data. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    if (request.isTurnedAway) return next();
    const entry = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
      user: request.session?.userId,
    };
    if (isInProcess(request)) request.log.debug(entry, 'in-process call');
    else request.log.info(entry, 'request');
    next();
  });
};
