import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet from 'helmet';
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

/** What helmet sets on every answer. It sets the same each time: asking it once is enough. */
const helmetHeaders = (config: Pick<Config, 'publicUrl'>): OutgoingHttpHeaders => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    // Browsers remember it for a year: only where the public address really is https.
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For browsers and plug-ins that are gone; every answer would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  setHeaders(response.req, response, () => undefined);
  return response.getHeaders();
};

export const registerSecurityHeaders = (app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void => {
  const headers = { ...helmetHeaders(config), 'content-security-policy': standardPolicy };
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
};
