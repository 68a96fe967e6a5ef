import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { fail, newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import type { Authenticate, Core, FeatureServer } from '../feature.ts';
import { registerDevMailbox } from '../mail/dev-mailbox.ts';
import { registerPages, type PagesOptions } from '../pages/pages.ts';
import { registerSiteFiles, type Site } from '../pages/site-files.ts';
import { registerApiReference } from './api-reference.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { registerCompression } from './compression.ts';
import { registerDrain } from './drain.ts';
import { answerError } from './errors.ts';
import { registerHealth, registerPressureValve } from './health.ts';
import { registerLimits } from './limits.ts';
import { registerRequestLog } from './logging.ts';
import { registerMetrics } from './metrics.ts';
import { featureRoutes, registerRoutes } from './register-routes.ts';
import './request-context.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerStaticFiles } from './static-files.ts';

export interface ServerOptions {
  core: Core;
  features: readonly FeatureServer[];
  /** auth's answer to whose a token is. */
  authenticate: Authenticate;
  /** The storefront's pages; without them the server is an API alone. */
  pages?: Omit<PagesOptions, 'core'>;
  /** What search engines are told of the pages. */
  site?: Site;
  /** Folder of the built client files. */
  staticRoot?: string;
  /** In tests: a handler that answers against its contract fails the call. */
  checkAnswers?: boolean;
}

/** A number says how many proxies stand before us. */
const trustedProxies = (setting: Config['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_address, hop) => hop < setting : setting;

const unknownCall = async (): Promise<never> => {
  throw fail('not_found');
};

const jsonBodyLimit = 1024 * 1024;

/** The HTTP server of all features; it listens nowhere yet. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { core, features, authenticate, checkAnswers = false } = options;
  const { config } = core;
  const app = Fastify({
    loggerInstance: core.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    // One logger for all: a child for each request cost more than its line. What is logged of a request names its id.
    childLoggerFactory: (logger) => logger,
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
  app.setNotFoundHandler(unknownCall);

  registerSecurityHeaders(app, config);
  registerDrain(app);
  registerRequestLog(app);
  await registerPressureValve(app);
  await registerCompression(app);
  const limits = await registerLimits(app, config.rateLimits);
  app.addHook('onRequest', limits.general);
  const routes = featureRoutes(features, core);
  registerHealth(app, core);
  registerMetrics(app, core);
  registerApiReference(app, routes);
  await registerRoutes(app, routes, { core, authenticate, limits, checkAnswers });
  // Otherwise an unknown call would be a page.
  for (const url of ['/v1', '/v1/*']) app.all(url, unknownCall);
  for (const { plugin } of features) {
    if (plugin) await app.register(async (scope) => plugin(scope, core));
  }
  registerDevMailbox(app, core);
  if (options.staticRoot) await registerStaticFiles(app, options.staticRoot);
  if (options.site) registerSiteFiles(app, core, features, options.site);
  if (options.pages) registerPages(app, { core, ...options.pages });
  return app;
};
