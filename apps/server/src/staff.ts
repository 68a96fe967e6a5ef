import { fileURLToPath } from 'node:url';
import { staffCommand } from '@caravan/auth/server';
import { joinDatabase, loadConfig } from '@caravan/server-core';

const print = (lines: readonly string[], ok: boolean): void => {
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
};

const loaded = loadConfig(process.env);
if (loaded.ok) {
  const open = () =>
    joinDatabase({
      config: loaded.config,
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      notice: (line) => console.error(line),
      // A connection that breaks ends the command by the query that needed it.
      onError: () => undefined,
    });
  const { lines, ok } = await staffCommand(process.argv.slice(2), open);
  print(lines, ok);
} else {
  print(loaded.problems, false);
}
