import { hash } from 'node:crypto';
import etag from '@fastify/etag';
import Fastify, { type FastifyInstance } from 'fastify';
import { packBytes, sendPacked, type PackedBytes } from './packed-bytes.ts';
import { setPolicy } from '../security-headers.ts';

/** Prevents that the viewer contacts other hosts. */
const configuration = {
  url: '/v1/openapi.json',
  pageTitle: 'Caravan API',
  authentication: { preferredSecurityScheme: 'bearer' },
  withDefaultFonts: false,
  telemetry: false,
  showDeveloperTools: 'never',
  hideClientButton: true,
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/** Returns the hash of the script that starts the viewer, so that no other inline script may run. */
const inlineScriptHash = (page: string): string => {
  const script = /<script type="text\/javascript">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  return `'sha256-${hash('sha256', script, 'base64')}'`;
};

/** The paths of the viewer: its redirect, its page and its script. */
const viewerPaths = ['/docs', '/docs/', '/docs/js/scalar.js'];

/**
 * The viewer on a server of its own. Its module is one script of four megabytes, which V8 keeps twice at two bytes a
 * letter, so it is loaded when somebody opens it.
 */
const openViewer = async (): Promise<FastifyInstance> => {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const viewer = Fastify();
  await viewer.register(scalar, { routePrefix: '/docs', configuration });
  return viewer;
};

/** Serves `/v1/openapi.json` for programs and `/docs/` for people. */
export const registerApiReference = async (
  app: FastifyInstance,
  makeDocument: () => Promise<Buffer>,
): Promise<void> => {
  let document: Promise<PackedBytes> | undefined;
  let viewer: Promise<FastifyInstance> | undefined;
  await app.register(async (scope) => {
    await scope.register(etag, { weak: true });
    scope.get('/v1/openapi.json', async (request, reply) => {
      reply.headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
      // Made once: it has three megabytes.
      document ??= makeDocument().then(packBytes);
      return sendPacked(await document, request, reply.type('application/json; charset=utf-8'));
    });
  });
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply, payload) => {
      if (reply.statusCode !== 200) return;
      reply.header('cache-control', 'public, max-age=3600');
      if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html'))
        setPolicy(reply, { 'script-src': `'self' ${inlineScriptHash(payload)}`, 'font-src': "'self' data:" });
    });
    for (const path of viewerPaths)
      docs.get(path, async (_request, reply) => {
        viewer ??= openViewer();
        const { statusCode, headers, body } = await (await viewer).inject(path);
        const { location, 'content-type': type } = headers;
        if (typeof location === 'string') return reply.redirect(location, statusCode);
        return reply.code(statusCode).type(String(type)).send(body);
      });
  });
};
