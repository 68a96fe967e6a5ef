import { mailsCommand, makeLog } from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { notice, runCommand, type CommandOutcome } from './command.ts';
import { migrationsFolder } from './migrations-folder.ts';

const usage: CommandOutcome = { ok: false, lines: ['Usage: npm run mails -- list', '       npm run mails -- resend'] };

await runCommand(async (config, [verb, ...more]) => {
  if (more.length) return usage;
  const lines = await mailsCommand(verb, {
    config,
    log: makeLog({ ...config, build: buildInfo }),
    migrationsFolder,
    notice,
  });
  return lines ? { ok: true, lines } : usage;
});
