import { staffCommand } from '@caravan/auth/server';
import { joinDatabase } from '@caravan/server-core';
import { notice, runCommand } from './command.ts';
import { migrationsFolder } from './migrations-folder.ts';

// A connection that breaks fails the query that needed it, and so the command.
const onError = (): void => undefined;

await runCommand((config, args) => staffCommand(args, () => joinDatabase({ config, migrationsFolder, notice, onError })));
