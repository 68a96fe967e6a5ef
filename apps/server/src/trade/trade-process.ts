import { fileURLToPath } from 'node:url';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { loadConfig, makeLog, route, startServer, StartRefused, type FeatureServer } from '@caravan/server-core';
import { composeFeatures } from '../features.ts';

const { features, authenticate } = composeFeatures();

const getFaults = schemaOf(defineEndpoint<{ data: string[] }>()({ method: 'GET', path: '/audit', login: 'none', tags: [], summary: 'Faults of the books' }), {
  data: z.array(z.string()),
});

/** Tells whoever tests from outside what the features find wrong with what they keep. */
const bookkeeping: FeatureServer = {
  name: 'bookkeeping',
  reasons: {},
  routes: (core) => [route(getFaults, async () => (await Promise.all(features.map(async (feature) => (await feature.audit?.(core)) ?? []))).flat())],
};

/** The composed server in a process of its own, for tests that kill it. */
const start = async (): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new StartRefused(loaded.problems.join('\n'));
  const { config } = loaded;
  const server = await startServer({
    config,
    log: makeLog(config),
    notice: (line) => console.log(line),
    // The spec builds this file into `node_modules/.cache/<folder>`.
    migrationsFolder: fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url)),
    features: [...features, bookkeeping],
    authenticate,
  });
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
  console.log(`ready ${server.url}`);
};

try {
  await start();
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}
