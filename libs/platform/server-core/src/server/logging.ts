import pino, { type Logger } from 'pino';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';
import { logError } from './log-error.ts';

/** Where a secret could stand in something that is logged as an object. */
const secrets = ['authorization', 'cookie', 'password', 'password_confirm', 'old_password', 'token', 'secret'];
const redact = { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`, `*["set-cookie"]`]), censor: '[hidden]' };

/** JSON lines on standard output, or wherever a test wants them. */
export const makeLog = (config: Pick<Config, 'logLevel'>, destination?: { write: (line: string) => void }): Logger =>
  pino(
    {
      level: config.logLevel,
      redact: { ...redact, paths: [...new Set(redact.paths)] },
      base: null,
      serializers: { err: (error: unknown) => logError(error) },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** One line for each request. Its query is left out: passwords, reset tokens and what people shop for stand there. */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, next) => {
    const entry = {
      id: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
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
