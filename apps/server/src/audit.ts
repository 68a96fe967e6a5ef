import { reconcile, makeLog } from '@caravan/server-core';
import { buildInfo } from './build-info.ts';
import { notice, runCommand } from './command.ts';
import { composeFeatures } from './features.ts';
import { migrationsFolder } from './migrations-folder.ts';

await runCommand(async (config, args) => {
  if (args.some((one) => one !== '--resume')) return { ok: false, lines: ['usage: npm run audit:books [-- --resume]'] };
  const { audited, faults } = await reconcile({
    compose: composeFeatures,
    config,
    log: makeLog({ ...config, build: buildInfo }),
    migrationsFolder,
    notice,
    resume: args.includes('--resume'),
  });
  if (faults.length) return { ok: false, lines: [...faults, `Faults found: ${faults.length}`] };
  return { ok: true, lines: [`No faults found in: ${audited.join(', ')}.`] };
});
