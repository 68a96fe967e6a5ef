import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A service worker and the pages that it keeps: an old one would outlive a new version of the site. */
const isAskedAnew = (name: string): boolean => name === 'sw.js' || name.endsWith('.html');

/**
 * Serves built files. Those under `/assets/` have a content hash in their name and never change; the few others do.
 */
export const registerStaticFiles = async (app: FastifyInstance, root: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    wildcard: true,
    index: false,
    decorateReply: true,
  });
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
