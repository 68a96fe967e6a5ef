import type { FastifyInstance, FastifyReply, RawServerBase, RawServerDefault } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

declare module 'fastify' {
  // The parameter repeats Fastify's declaration, which this one extends.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface RouteShorthandOptions<RawServer extends RawServerBase = RawServerDefault> {
    /** Headers that differ from those of the other routes. */
    helmet?: Pick<HelmetOptions, 'contentSecurityPolicy' | 'referrerPolicy'>;
  }
  interface FastifyContextConfig {
    secure?: ReturnType<typeof helmet>;
  }
}

export type PolicyChanges = Readonly<Record<string, string>>;

const directives: PolicyChanges = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Helmet's option for our Content-Security-Policy with some directives replaced or added. */
export const policyWith = (changes: PolicyChanges = {}) => ({
  useDefaults: false,
  directives: { ...directives, ...changes },
});

/** Replaces directives of the policy for one answer. */
export const setPolicy = (reply: FastifyReply, changes: PolicyChanges): FastifyReply => {
  helmet.contentSecurityPolicy(policyWith(changes))(reply.request.raw, reply.raw, () => undefined);
  return reply;
};

/**
 * Sets the security headers of all answers. helmet writes the policy of a route once, when it is registered:
 * @fastify/helmet does so for each request, and gives each reply a function that outlives it.
 */
export const registerSecurityHeaders = (app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void => {
  const options = {
    contentSecurityPolicy: policyWith(),
    // Browsers remember this header for a year, so only a public https address sends it.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // These three protect browsers and plug-ins that are no longer in use.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  } satisfies HelmetOptions;
  const ordinary = helmet(options);
  app.addHook('onRoute', (route) => {
    if (route.helmet) route.config = { ...route.config, secure: helmet({ ...options, ...route.helmet }) };
  });
  app.addHook('onRequest', (request, { raw }, next) => {
    const { secure = ordinary } = request.routeOptions.config;
    secure(request.raw, raw, (error) => next(error as Error | undefined));
  });
};
