import { parse } from 'node:querystring';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { fail } from '@caravan/kernel';
import type { BuildInfo } from '../build-info.ts';
import { earlierFiles } from '../built-files/earlier-files.ts';
import type { Config } from '../config.ts';
import type { Authenticate, Core, FeatureServer } from '../feature.ts';
import { registerDevMailbox } from '../mail/dev-mailbox.ts';
import { registerConsole, separateConsole } from '../pages/console.ts';
import { registerPages, type PagesOptions } from '../pages/pages.ts';
import { registerOpenPaths, registerSiteFiles, type Site } from '../pages/site-files.ts';
import { registerApiReference } from './answers/api-reference.ts';
import { smallBody } from './bodies/body-limit.ts';
import { answerBrokenRequest } from './bodies/broken-request.ts';
import { limitBodyTime, limitConnections } from './limits/connections.ts';
import { registerDrain } from './limits/drain.ts';
import { errorHandler } from './answers/errors.ts';
import { registerEventStreams } from './answers/event-streams.ts';
import { registerHealth } from './watching/health.ts';
import { registerLimits } from './limits/limits.ts';
import { registerRequestLog } from './watching/logging.ts';
import { registerMetrics } from './watching/metrics.ts';
import { keepRoutes, openApiDocument } from './openapi-document.ts';
import { registerPressureValve } from './limits/pressure-valve.ts';
import { featureRoutes, registerRoutes } from './register-routes.ts';
import './request-context.ts';
import { registerRequestId, requestIdentity, requestIdHeader } from './request-identity.ts';
import { registerRequestOver } from './limits/request-over.ts';
import { registerRunning } from './limits/running.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerStaticFiles } from './static-files.ts';
import { defaultTimeouts, timeoutOptions, type Timeouts } from './limits/timeouts.ts';
import { registerTracing, type Tracing } from './watching/tracing.ts';

export interface ServerOptions {
  core: Core;
  features: readonly FeatureServer[];
  /** Auth's lookup of a token's session. */
  authenticate: Authenticate;
  /** Shown by `/metrics`. */
  build?: BuildInfo;
  tracing?: Tracing;
  /** The storefront's pages. Without them the server is only an API. */
  pages?: Omit<PagesOptions, 'core'>;
  /** Information about the pages for search engines. */
  site?: Site;
  /** Folder of the built client files. */
  staticRoot?: string;
  /** Folder of the built console. */
  consoleRoot?: string;
  /** Overrides for tests. */
  timeouts?: Partial<Timeouts>;
}

/** A number is the number of proxies in front of the server. */
const trustedProxies = (
  setting: Config['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) =>
  typeof setting === 'number' ? (_address, hop) => hop < setting : setting;

const unknownCall = async (): Promise<never> => {
  throw fail('not_found');
};

/** Treats a key without a value as missing: a form sends `?status=&q=` for empty filters. */
const parseQuery = (text: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parse(text)).filter(([, value]) => value !== ''));

/** Compresses answers that are made for each request. Built files are compressed at build time. */
const compression = {
  threshold: 1_024,
  encodings: ['br' as const, 'gzip' as const],
  globalDecompression: false,
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  },
};

/** Makes the HTTP server of all features, for the role `jobs` only health and metrics. It does not listen yet. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { core, features, authenticate } = options;
  const { config } = core;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const answerError = errorHandler(core.outages);
  const app = Fastify({
    loggerInstance: core.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    requestIdHeader: false,
    ...requestIdentity(config, options.tracing),
    trustProxy: trustedProxies(config.trustProxy),
    // A call with a larger body says so.
    bodyLimit: smallBody,
    ...timeoutOptions(timeouts),
    return503OnClosing: false,
    // Tokens of pictures are long.
    routerOptions: { maxParamLength: 2_000, querystringParser: parseQuery },
    clientErrorHandler: answerBrokenRequest,
    // No hook runs for a URL that cannot be read.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.header(requestIdHeader, request.id)),
  });
  app.decorateRequest('session', null);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(unknownCall);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  registerRequestId(app);
  if (options.tracing) registerTracing(app, options.tracing);
  await registerSecurityHeaders(app, config);
  limitConnections(app, config);
  limitBodyTime(app, timeouts);
  registerRequestOver(app);
  registerEventStreams(app);
  registerDrain(app);
  registerRequestLog(app);
  registerRunning(app);
  await registerPressureValve(app, core, timeouts);
  await app.register(compress, compression);
  const routes = keepRoutes(app);
  separateConsole(app, config);
  const limits = await registerLimits(app, core);
  app.addHook('onRequest', limits.general);
  registerOpenPaths(app, options.site?.open ?? []);
  registerHealth(app, core);
  registerMetrics(app, { core, features, ...(options.build ? { build: options.build } : {}) });
  for (const { close } of features) if (close) app.addHook('onClose', close);
  if (config.role === 'jobs') return app;
  const webhooks = features.flatMap((feature) => feature.webhooks ?? []);
  await registerApiReference(app, () => openApiDocument(routes, webhooks));
  await registerRoutes(app, featureRoutes(features), { core, authenticate, limits });
  // Without these routes an unknown call would be a page.
  // Their bodies are not read.
  for (const url of ['/v1', '/v1/*']) app.all(url, { onRequest: unknownCall }, unknownCall);
  for (const { plugin } of features) {
    if (plugin) await app.register(async (scope) => plugin(scope));
  }
  registerDevMailbox(app, core);
  const earlier = earlierFiles(core);
  if (options.staticRoot) await registerStaticFiles(app, options.staticRoot, earlier);
  if (options.consoleRoot) await registerConsole(app, options.consoleRoot, earlier);
  if (options.site) registerSiteFiles(app, core, features, options.site);
  if (options.pages) registerPages(app, { core, ...options.pages });
  return app;
};
