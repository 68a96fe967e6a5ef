import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import type { EarlierFiles } from '../built-files/earlier-files.ts';
import type { Config } from '../config.ts';
import { registerBuiltAssets } from '../server/built-assets.ts';
import type { PolicyChanges } from '../server/security-headers.ts';

const base = '/console';

/** Nothing is allowed but the console's own files; WebAssembly is for the camera's reader of codes. */
const directives: PolicyChanges = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'font-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Serves the built console below `/console`: one document for every page, which browsers may not keep, and files whose
 * names change with their content.
 */
export const registerConsole = async (app: FastifyInstance, root: string, earlier: EarlierFiles): Promise<void> => {
  registerBuiltAssets(app, { root: join(root, 'assets'), prefix: `${base}/assets`, earlier });
  const document = await readFile(join(root, 'index.html'), 'utf8');
  const helmet = {
    contentSecurityPolicy: { useDefaults: false, directives },
    referrerPolicy: { policy: 'no-referrer' as const },
  };
  for (const url of [base, `${base}/*`]) {
    app.get(url, { helmet }, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(document),
    );
  }
};

/** Whether the pattern of a route belongs to the console. */
const isOfStaff = (pattern: string): boolean =>
  pattern === base || pattern.startsWith(`${base}/`) || pattern.startsWith('/v1/staff/');

/**
 * With `CONSOLE_URL` the console and the calls of staff have a host of their own, which no script of the shop can reach;
 * on every other host they do not exist.
 */
export const separateConsole = (app: FastifyInstance, { consoleUrl }: Pick<Config, 'consoleUrl'>): void => {
  if (consoleUrl === undefined) return;
  const { host } = new URL(consoleUrl);
  app.addHook('onRequest', async (request) => {
    // The matched pattern, because an address can be written in several ways.
    if (isOfStaff(request.routeOptions.url ?? '') && request.host !== host) throw fail('not_found');
  });
};
