import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

const directives: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** The policy of every answer; a directive may be replaced, and a nonce may allow single tags of a page that needs it. */
export const contentSecurityPolicy = (changes: Readonly<Record<string, string>> = {}, nonce?: string): string =>
  Object.entries({ ...directives, ...changes })
    .map(([name, value]) => `${name} ${value}${nonce && (name === 'script-src' || name === 'style-src') ? ` 'nonce-${nonce}'` : ''}`)
    .join('; ');

const standardPolicy = contentSecurityPolicy();

export const setPolicy = (reply: FastifyReply, policy: string): FastifyReply => reply.header('content-security-policy', policy);

export const registerSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Browsers remember it for a year: only where the public address really is https.
    hsts: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    setPolicy(reply, standardPolicy);
  });
};
