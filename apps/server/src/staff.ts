import { staffCommand } from '@caravan/auth/server';
import { joinDatabase } from '@caravan/server-core';
import { notice, runCommand } from './command.ts';
import { migrationsFolder } from './migrations-folder.ts';

// A broken connection already fails the query that uses it, and thus the command.
const onError = (): void => undefined;

await runCommand((config, args) =>
  staffCommand(args, () => joinDatabase({ config, migrationsFolder, notice, onError })),
);
