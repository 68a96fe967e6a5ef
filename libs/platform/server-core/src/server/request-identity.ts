import { newId } from '@caravan/kernel';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';
import type { Tracing } from './watching/tracing.ts';

export const requestIdHeader = 'x-request-id';

/** Ids of the usual proxies and of ours. Other characters would make log lines hard to search. */
const acceptableId = /^[\w.:=+/-]{1,128}$/;

/** `version-traceid-parentid-flags` of W3C Trace Context. Later versions may append further parts. */
const traceparent = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-.*)?$/;

/** The trace id of a `traceparent` header; undefined for none and for an invalid one. */
export const traceIdOf = (header: unknown): string | undefined => {
  const [, version, traceId, more] = (typeof header === 'string' && traceparent.exec(header)) || [];
  return version === '00' && more !== undefined ? undefined : traceId;
};

type Options = Pick<FastifyServerOptions, 'genReqId' | 'childLoggerFactory'>;

/**
 * A request has the id that the proxy gave it, so that one id finds it in the logs of both. Without a proxy every
 * client could choose ids, so they are made here. The reads of a page have the id of the page.
 */
export const requestIdentity = ({ trustProxy }: Pick<Config, 'trustProxy'>, tracing?: Tracing): Options => ({
  genReqId: ({ headers }) => {
    const given = headers[requestIdHeader];
    const isTrusted = (trustProxy !== false && trustProxy !== 0) || isInProcess({ headers });
    return isTrusted && typeof given === 'string' && acceptableId.test(given) ? given : newId();
  },
  childLoggerFactory: (logger, bindings, options, { headers }) => {
    // With tracing, each line has the ids of the running trace.
    const traceId = tracing ? undefined : traceIdOf(headers.traceparent);
    return logger.child(traceId === undefined ? bindings : { ...bindings, trace_id: traceId }, options);
  },
});

/** Returns the id with every answer. */
export const registerRequestId = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(requestIdHeader, request.id);
    next();
  });
};
