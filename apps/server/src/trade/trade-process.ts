import { fileURLToPath } from 'node:url';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  loadConfig,
  makeLog,
  route,
  startServer,
  StartRefused,
  wordsOf,
  type FeatureServer,
} from '@caravan/server-core';
import { composeFeatures } from '../features.ts';

const getFaults = schemaOf(
  defineEndpoint<{ data: string[] }>()({
    method: 'GET',
    path: '/audit',
    login: 'none',
    tags: [],
    summary: 'Audit faults',
  }),
  {
    data: z.array(z.string()),
  },
);

/** Serves the audit faults of all features to the test process. */
const auditFeature = (features: readonly FeatureServer[]): FeatureServer => ({
  name: 'audit',
  reasons: {},
  routes: [
    route(getFaults, async () =>
      (await Promise.all(features.map(async (feature) => (await feature.audit?.()) ?? []))).flat(),
    ),
  ],
});

/** Starts the composed server as a separate process, so that tests can kill it. */
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
    compose: async (core) => {
      const { features, authenticate } = await composeFeatures(core);
      return { features: [...features, auditFeature(features)], authenticate };
    },
  });
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
  console.log(`ready ${server.url}`);
};

try {
  await start();
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
