import { auditBooks, makeLog } from '@caravan/server-core';
import { notice, runCommand } from './command.ts';
import { composeFeatures } from './features.ts';
import { migrationsFolder } from './migrations-folder.ts';

await runCommand(async (config) => {
  const { features } = composeFeatures();
  const { audited, faults } = await auditBooks({ features, config, log: makeLog(config), migrationsFolder, notice });
  if (faults.length) return { ok: false, lines: [...faults, `Faults in the books: ${faults.length}`] };
  return { ok: true, lines: [`The books agree: ${audited.join(', ')}.`] };
});
