import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

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
  reply.helmet({ contentSecurityPolicy: policyWith(changes) });
  return reply;
};

export const registerSecurityHeaders = async (
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: policyWith(),
    // Browsers remember this header for a year, so only a public https address sends it.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // These three protect browsers and plug-ins that are no longer in use.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
};
