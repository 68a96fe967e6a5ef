import { makeLog, migrateCommand } from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { runCommand } from './command.ts';
import { composeFeatures } from './features.ts';
import { migrationsFolder } from './migrations-folder.ts';

await runCommand(async (config) => {
  const log = makeLog({ ...config, build: buildInfo });
  return { ok: true, lines: await migrateCommand({ config, log, migrationsFolder, compose: composeFeatures }) };
});
