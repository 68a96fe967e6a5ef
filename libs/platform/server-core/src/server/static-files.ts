import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { EarlierFiles } from '../built-files/earlier-files.ts';
import { registerBuiltAssets } from './built-assets.ts';

/** A service worker and the pages that it keeps: an old one would outlive a new version of the site. */
const isAskedAnew = (name: string): boolean => name === 'sw.js' || name.endsWith('.html');

/**
 * Serves built files: those under `/assets/`, and the few others, whose names stay while their content changes.
 */
export const registerStaticFiles = async (app: FastifyInstance, root: string, earlier: EarlierFiles): Promise<void> => {
  registerBuiltAssets(app, { root: join(root, 'assets'), prefix: '/assets', earlier });
  await app.register(fastifyStatic, { root, serve: false });
  const entries = await readdir(root, { withFileTypes: true });
  for (const { name } of entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name),
  )) {
    app.get(`/${name}`, async (_request, reply) =>
      isAskedAnew(name)
        ? reply.header('cache-control', 'no-cache').sendFile(name, root, { cacheControl: false })
        : reply.sendFile(name, root, { maxAge: '1h', immutable: false }),
    );
  }
};
