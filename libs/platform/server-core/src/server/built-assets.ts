import { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import type { EarlierFiles } from '../built-files/earlier-files.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * Serves built files with a content hash in their name, which never change: those of this build from a folder, and
 * those of the other recent build from the database.
 */
export const registerBuiltAssets = (
  app: FastifyInstance,
  { root, prefix, earlier }: { root: string; prefix: string; earlier: EarlierFiles },
): void => {
  void app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, isPartOfPage: true };
      });
      scope.setNotFoundHandler(async (request, reply) => {
        const [path = ''] = request.url.split('?', 1);
        const bytes = await earlier(path);
        if (!bytes) throw fail('not_found');
        return reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          .type(types[extname(path)] ?? 'application/octet-stream')
          .send(bytes);
      });
      await scope.register(fastifyStatic, {
        root,
        prefix: '/',
        immutable: true,
        maxAge: '1y',
        preCompressed: true,
        wildcard: true,
        index: false,
        decorateReply: false,
      });
    },
    { prefix },
  );
};
