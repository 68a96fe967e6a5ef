import { fail, type EndpointSchema, type ReasonTable } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission, Authenticate, Core, FeatureServer, Route } from '../feature.ts';
import { idempotencyKey } from '../idempotency/once.ts';
import { answerCall, type Handler } from './answers/answer-call.ts';
import { bodyLimit, largestBody } from './bodies/body-limit.ts';
import type { Limits } from './limits/limits.ts';
import { logIn } from './login.ts';
import { hasPages, pageSerializer } from './answers/page-bytes.ts';
import { routeSchema } from './answers/route-schema.ts';
import { acceptJson, acceptRawBytes, bodyReader } from './bodies/request-body.ts';
import { acceptUploads } from './bodies/uploads.ts';
import { refuseUnsafeText } from './bodies/validation.ts';

export interface RouteOptions {
  core: Core;
  authenticate: Authenticate;
  limits: Limits;
}

/** A route with its feature. */
export interface FeatureRoute {
  feature: FeatureServer;
  route: Route;
}

/** The routes of all features. Two routes for one call are a defect of the composition. */
export const featureRoutes = (features: readonly FeatureServer[]): FeatureRoute[] => {
  const all = features.flatMap((feature) => feature.routes.map((route) => ({ feature, route })));
  const seen = new Set<string>();
  for (const { feature, route } of all) {
    const { method, path } = route.schema.endpoint;
    const name = `${method} ${path.replaceAll(/:\w+/g, ':')}`;
    if (seen.has(name)) throw new Error(`${feature.name} and another feature both answer ${method} ${path}`);
    seen.add(name);
  }
  return all;
};

/** Prepares a request before its zod schemas check it. */
const requestPreparer = (
  schema: EndpointSchema,
  reasons: ReasonTable,
): ((request: FastifyRequest) => Promise<void>) => {
  const { endpoint, params, query, body } = schema;
  const readBody = bodyReader(schema, reasons);
  return async (request) => {
    if (endpoint.idempotency) idempotencyKey(request.headers['idempotency-key']);
    if (params) refuseUnsafeText('params', request.params);
    if (query) refuseUnsafeText('query', request.query);
    if (body || endpoint.upload) request.body = await readBody(request);
    if (body) refuseUnsafeText('body', request.body);
  };
};

/** Runs a route's check of an upload and takes an upload slot, so that uploads that cannot succeed are not read. */
const uploadOpener =
  ({ schema, admit }: Route) =>
  async (request: FastifyRequest): Promise<void> => {
    if (admit) {
      refuseUnsafeText('params', request.params);
      const params = await schema.params?.['~standard'].validate(request.params);
      if (params?.issues) throw fail('not_found');
      await admit({ params: params?.value, session: request.session } as Admission);
    }
    request.server.beginUpload(request);
  };

/** Keeps the files of an upload until its handler is done, even if the client has disconnected. */
const holdingFiles =
  (handle: Handler): Handler =>
  async (request, reply) => {
    request.upload?.hold();
    try {
      return await handle(request, reply);
    } finally {
      request.upload?.letGo();
    }
  };

/** Stops the start because of a wrong route declaration. */
const checkRoute = ({ schema: { endpoint }, admit }: Route): void => {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (endpoint.idempotency && (endpoint.upload || (endpoint.login !== 'shopper' && endpoint.login !== 'staff')))
    throw new Error(`${name}: an Idempotency-Key requires a session and a JSON body`);
  if (Boolean(endpoint.upload) !== Boolean(endpoint.files))
    throw new Error(`${name}: an upload must declare its limits`);
  if (endpoint.login === 'staff' && !endpoint.roles.length)
    throw new Error(`${name}: a staff call must name the roles that may make it`);
  if (endpoint.scope && (endpoint.method !== 'GET' || endpoint.login !== 'shopper'))
    throw new Error(`${name}: an API token may only read, and only for a shopper`);
  if (admit && !endpoint.upload) throw new Error(`${name}: only an upload can have a check before its body is read`);
};

const registerRoute = (scope: FastifyInstance, { feature, route }: FeatureRoute, options: RouteOptions): void => {
  const { core, authenticate, limits } = options;
  const { endpoint } = route.schema;
  checkRoute(route);
  const own = limits.own(endpoint);
  const prepare = requestPreparer(route.schema, feature.reasons);
  const handle = answerCall(route, core);
  const openUpload = endpoint.upload && uploadOpener(route);
  scope.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    config: { endpoint, reasons: feature.reasons },
    ...(endpoint.stream ? { compress: false as const } : {}),
    bodyLimit: endpoint.upload || endpoint.login === 'signature' ? largestBody : bodyLimit(route.schema.body),
    schema: routeSchema(feature.name, route.schema),
    ...(hasPages(route.schema) ? { serializerCompiler: pageSerializer } : {}),
    onRequest: async (request) => {
      await own.address?.(request);
      request.session = await logIn(request, endpoint, authenticate);
      if (request.session?.scopes) await limits.apiToken(request);
      else if (request.session && !endpoint.stream) await limits.account(request);
    },
    preValidation: async (request) => {
      await own.account?.(request);
      await openUpload?.(request);
      await prepare(request);
    },
    handler: scope.countWhileHandled(endpoint.upload ? holdingFiles(handle) : handle),
  });
};

/** Registers every call under `/v1`, with one scope for each way of reading bodies. */
export const registerRoutes = async (
  app: FastifyInstance,
  routes: readonly FeatureRoute[],
  options: RouteOptions,
): Promise<void> => {
  const scopes = [
    {
      belongs: (route: Route) => route.schema.endpoint.upload !== undefined,
      accept: (scope: FastifyInstance) => acceptUploads(scope, options.core.config),
    },
    { belongs: (route: Route) => route.schema.endpoint.login === 'signature', accept: acceptRawBytes },
    { belongs: () => true, accept: acceptJson },
  ];
  const left = new Set(routes);
  for (const { belongs, accept } of scopes) {
    const members = [...left].filter(({ route }) => belongs(route));
    for (const member of members) left.delete(member);
    await app.register(async (scope) => {
      await accept(scope);
      for (const member of members) registerRoute(scope, member, options);
    });
  }
};
