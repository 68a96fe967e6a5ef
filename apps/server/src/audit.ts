import { auditBooks, makeLog } from '@caravan/server-core';
import { notice, runCommand } from './command.ts';
import { composeFeatures } from './features.ts';
import { migrationsFolder } from './migrations-folder.ts';

await runCommand(async (config) => {
  const { features } = composeFeatures();
  const { audited, faults } = await auditBooks({ features, config, log: makeLog(config), migrationsFolder, notice });
  if (faults.length) return { ok: false, lines: [...faults, `${faults.length} faults in what ${audited.join(', ')} keep.`] };
  return { ok: true, lines: [`The books agree: ${audited.join(', ')}.`] };
});
