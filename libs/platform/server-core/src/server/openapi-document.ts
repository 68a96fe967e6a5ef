import { setImmediate } from 'node:timers/promises';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import type { OutboundCall } from '../feature.ts';
import { describeRoute } from './answers/describe-route.ts';
import { describeWebhooks, openApi } from './answers/openapi.ts';

/** The description of a route is made of these. */
type KnownRoute = Pick<RouteOptions, 'config' | 'method' | 'schema' | 'url'>;

/** Keeps every call that is registered after it, for `openApiDocument`. */
export const keepRoutes = (app: FastifyInstance): readonly KnownRoute[] => {
  const kept: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (method !== 'HEAD' && schema?.tags) kept.push({ method, url, schema, config });
  });
  return kept;
};

/** Describes routes by a server that has nothing but them, and is never called. */
const describeRoutes = async (routes: readonly KnownRoute[], webhooks: readonly OutboundCall[]) => {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: { ...openApi, webhooks: describeWebhooks(webhooks) },
    transform: describeRoute,
    convertConstToEnum: false,
  });
  for (const route of routes) app.route({ ...route, handler: async () => undefined });
  await app.ready();
  return app.swagger();
};

/** The paths that are described in one go. */
const batchSize = 4;

/**
 * Makes the bytes of the document. All paths in one go would cost more than half a second, in which the server answers
 * nobody, so it serves others after every few of them.
 */
export const openApiDocument = async (
  routes: readonly KnownRoute[],
  webhooks: readonly OutboundCall[],
  size = batchSize,
): Promise<Buffer> => {
  const byPath = [...Map.groupBy(routes, ({ url }) => url).values()];
  const paths: object[] = [];
  for (let start = 0; start < byPath.length; start += size) {
    const part = await describeRoutes(byPath.slice(start, start + size).flat(), []);
    paths.push(part.paths ?? {});
    await setImmediate();
  }
  const document = await describeRoutes([], webhooks);
  return Buffer.from(JSON.stringify({ ...document, paths: Object.assign({}, ...paths) as object }));
};
