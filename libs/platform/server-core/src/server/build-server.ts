import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { fail, newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import type { Authenticate, Core, FeatureServer } from '../feature.ts';
import { registerCompression } from './compression.ts';
import { registerDrain } from './drain.ts';
import { answerError } from './errors.ts';
import { registerLimits } from './limits.ts';
import { registerRequestLog } from './logging.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { featureRoutes, registerRoutes } from './register-routes.ts';
import './request-context.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export interface ServerOptions {
  core: Core;
  features: readonly FeatureServer[];
  /** auth's answer to whose a token is. */
  authenticate: Authenticate;
  /** In tests: a handler that answers against its contract fails the call. */
  checkAnswers?: boolean;
}

/** A number says how many proxies stand before us. */
const trustedProxies = (setting: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_address, hop) => hop < setting : setting;

const jsonBodyLimit = 1024 * 1024;

/** The HTTP server of all features; it listens nowhere yet. */
export const buildServer = async ({ core, features, authenticate, checkAnswers = false }: ServerOptions): Promise<FastifyInstance> => {
  const { config } = core;
  const app = Fastify({
    loggerInstance: core.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    requestIdHeader: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: jsonBodyLimit,
    requestTimeout: 60_000,
    return503OnClosing: false,
    // Tokens of pictures are long.
    routerOptions: { maxParamLength: 2_000 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  app.decorateRequest('session', null);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(async () => {
    throw fail('not_found');
  });

  await registerSecurityHeaders(app, config);
  registerDrain(app);
  registerRequestLog(app);
  await registerCompression(app);
  const limits = await registerLimits(app, config.rateLimits);
  app.addHook('onRequest', limits.general);
  const routes = featureRoutes(features, core);
  await registerRoutes(app, routes, { core, authenticate, limits, checkAnswers });
  for (const { plugin } of features) {
    if (plugin) await app.register(async (scope) => plugin(scope, core));
  }
  return app;
};
