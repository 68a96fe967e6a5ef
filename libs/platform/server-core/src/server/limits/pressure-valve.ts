import underPressure from '@fastify/under-pressure';
import { fail } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '../../feature.ts';
import { isInProcess } from '../../pages/in-process-fetch.ts';
import { conditionLog } from '../watching/condition-log.ts';
import type { Timeouts } from './timeouts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True for refusals because of overload, which are not logged one by one. */
    isTurnedAway: boolean;
  }
}

/** Running requests for each connection of the pool. That many are answered before their callers give up. */
const runningForEachConnection = 20;
const sampleInterval = 1_000;
/** Milliseconds without a refusal after which an overload is over. */
const calm = 10_000;

/**
 * True from the second overloaded measurement in a row, because a single late turn of the event loop has passed when
 * it is measured.
 */
const lasting = (): ((measured: unknown) => boolean) => {
  let last = { measured: undefined as unknown, at: -Infinity, isSecond: false };
  return (measured) => {
    const now = performance.now();
    if (measured !== last.measured) last = { measured, at: now, isSecond: now - last.at < 3 * sampleInterval };
    return last.isSecond;
  };
};

/** One error object for all refusals: an overloaded server cannot afford a stack trace for each. */
const overloaded = fail('unavailable', {}, { 'Retry-After': '5' });

/**
 * Refuses requests while the server is overloaded, so that it can finish the running ones. It is overloaded if too
 * many requests run, as many callers as the pool has connections wait for one and the first has waited too long, or the
 * event loop is late. A single caller may wait because a busy machine opens a connection slowly.
 */
export const registerPressureValve = async (
  app: FastifyInstance,
  { config, database, log, counters }: Core,
  timeouts: Pick<Timeouts, 'pool'>,
): Promise<void> => {
  const mostRunning = config.databasePool * runningForEachConnection;
  const lasts = lasting();
  const overload = conditionLog<FastifyRequest>({
    quiet: calm,
    onBegin: ({ server }) =>
      log.warn(
        { running: server.running, wait: Math.round(database.longestWait()) },
        'overloaded: requests are refused',
      ),
    onEnd: (refused) => log.warn({ refused }, 'no longer overloaded'),
  });
  const isExempt = (request: FastifyRequest): boolean => {
    const { free, isPartOfPage } = request.routeOptions.config;
    return free === true || isPartOfPage === true || isInProcess(request);
  };
  const isPoolExhausted = (): boolean =>
    database.longestWait() > timeouts.pool && database.usage().waiting >= config.databasePool;
  const isTooMuch = (request: FastifyRequest): boolean =>
    !isExempt(request) && (app.running > mostRunning || isPoolExhausted());
  const turnAway = (request: FastifyRequest): Error => {
    request.isTurnedAway = true;
    overload.happened(request);
    counters.requestsRefused.add({ reason: 'overload' });
    return overloaded;
  };

  app.decorateRequest('isTurnedAway', false);
  await app.register(underPressure, {
    maxEventLoopDelay: 1_500,
    sampleInterval,
    pressureHandler: (request, _reply, _kind, measured) => {
      if (!isExempt(request) && lasts(measured)) throw turnAway(request);
    },
  });
  app.addHook('onRequest', (request, _reply, next) => next(isTooMuch(request) ? turnAway(request) : undefined));
  // Bodies that arrive together start to run together.
  app.addHook('preHandler', (request, _reply, next) =>
    next(app.running > mostRunning && isTooMuch(request) ? turnAway(request) : undefined),
  );
};
