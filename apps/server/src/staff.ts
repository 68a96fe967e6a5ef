import { staffCommand } from '@caravan/auth/server';
import { joinDatabase, loadConfig } from '@caravan/server-core';
import { migrationsFolder } from './migrations-folder.ts';

const print = (lines: readonly string[], ok: boolean): void => {
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
};

const runCommand = async (): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) return print(loaded.problems, false);
  const open = () =>
    joinDatabase({
      config: loaded.config,
      migrationsFolder,
      notice: (line) => console.error(line),
      // A connection that breaks fails the query that needed it, and so the command.
      onError: () => undefined,
    });
  const { lines, ok } = await staffCommand(process.argv.slice(2), open);
  print(lines, ok);
};

try {
  await runCommand();
} catch (error) {
  print([error instanceof Error ? error.message : String(error)], false);
}
