import { backUp, restore } from '@caravan/server-core';
import { notice, runCommand, type CommandOutcome } from './command.ts';

const usage: CommandOutcome = {
  ok: false,
  lines: ['Usage: npm run backup -- FILE.tar.gz', '       npm run restore -- FILE.tar.gz'],
};

await runCommand(async (config, [verb, file, ...more]) => {
  if (file === undefined || more.length) return usage;
  if (verb === 'backup') return { ok: true, lines: await backUp({ config, file, notice }) };
  if (verb === 'restore') return { ok: true, lines: await restore({ config, file, notice }) };
  return usage;
});
