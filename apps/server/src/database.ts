import { parseArgs } from 'node:util';
import { makeLog, moveDatabase, upgradeEmbedded } from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { notice, runCommand, type CommandOutcome } from './command.ts';
import { composeFeatures } from './features.ts';
import { migrationsFolder } from './migrations-folder.ts';

const usage: CommandOutcome = {
  ok: false,
  lines: [
    'Usage: npm run database:move -- postgres://user@host/database',
    '       npm run database:upgrade [-- --programs /usr/lib/postgresql/17/bin]',
  ],
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { programs: { type: 'string' } } });
  } catch {
    return undefined;
  }
};

await runCommand(async (config, args) => {
  const { values: { programs } = {}, positionals: [verb, targetUrl, ...more] = [] } = read(args) ?? {};
  const log = makeLog({ ...config, build: buildInfo });
  const common = { compose: composeFeatures, config, log, migrationsFolder, notice };
  if (more.length) return usage;
  if (verb === 'move' && targetUrl !== undefined && programs === undefined)
    return { ok: true, lines: await moveDatabase({ ...common, targetUrl }) };
  if (verb === 'upgrade' && targetUrl === undefined)
    return { ok: true, lines: await upgradeEmbedded({ ...common, programs }) };
  return usage;
});
