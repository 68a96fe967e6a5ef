import type { FastifyInstance } from 'fastify';
import type { Authenticate, Core, FeatureServer, Route } from '../feature.ts';
import { answerCall } from './answer-call.ts';
import { acceptJson, acceptRawBytes } from './content-types.ts';
import type { Limits } from './limits.ts';
import { logIn } from './login.ts';
import { acceptUploads, uploadBodyLimit } from './multipart.ts';

export interface RouteOptions {
  core: Core;
  authenticate: Authenticate;
  limits: Limits;
  /** In tests: a handler that answers against its contract fails the call. */
  checkAnswers: boolean;
}

/** A route with the feature it belongs to. */
export interface FeatureRoute {
  feature: FeatureServer;
  route: Route;
}

/** All features' routes; two answers to one call are a mistake of the composition. */
export const featureRoutes = (features: readonly FeatureServer[], core: Core): FeatureRoute[] => {
  const all = features.flatMap((feature) => feature.routes(core).map((route) => ({ feature, route })));
  const seen = new Set<string>();
  for (const { feature, route } of all) {
    const { method, path } = route.schema.endpoint;
    const name = `${method} ${path.replaceAll(/:\w+/g, ':')}`;
    if (seen.has(name)) throw new Error(`${feature.name} answers ${method} ${path}, but so does another feature`);
    seen.add(name);
  }
  return all;
};

const registerRoute = (scope: FastifyInstance, { feature, route }: FeatureRoute, options: RouteOptions): void => {
  const { core, authenticate, limits, checkAnswers } = options;
  const { endpoint } = route.schema;
  if (endpoint.idempotency && (endpoint.upload || (endpoint.login !== 'shopper' && endpoint.login !== 'staff'))) {
    throw new Error(`${endpoint.method} ${endpoint.path}: an Idempotency-Key needs a session and a JSON body`);
  }
  const own = endpoint.limit ? limits.own(endpoint.limit) : {};
  scope.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    config: { endpoint, reasons: feature.reasons },
    ...(endpoint.upload ? { bodyLimit: uploadBodyLimit } : {}),
    onRequest: async (request) => {
      await own.address?.(request);
      request.session = await logIn(request, endpoint, authenticate);
      if (request.session) await limits.account(request);
    },
    preHandler: async (request) => {
      await own.account?.(request);
    },
    handler: answerCall(route, core, checkAnswers),
  });
};

/** Puts every call under `/v1`, each among those that read bodies the same way. */
export const registerRoutes = async (app: FastifyInstance, routes: readonly FeatureRoute[], options: RouteOptions): Promise<void> => {
  const scopes = [
    { belongs: (route: Route) => route.schema.endpoint.upload !== undefined, accept: acceptUploads },
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
