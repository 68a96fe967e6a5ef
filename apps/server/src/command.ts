import { loadConfig, type Config } from '@caravan/server-core';

/** What a command has to tell, and whether it did what was asked. */
export interface CommandOutcome {
  ok: boolean;
  lines: readonly string[];
}

const finish = ({ ok, lines }: CommandOutcome): void => {
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
};

/** Runs a command of the terminal on the configuration of a server; exit code 1 where it failed. */
export const runCommand = async (command: (config: Config, args: readonly string[]) => Promise<CommandOutcome>): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) return finish({ ok: false, lines: loaded.problems });
  try {
    finish(await command(loaded.config, process.argv.slice(2)));
  } catch (error) {
    finish({ ok: false, lines: [error instanceof Error ? error.message : String(error)] });
  }
};

/** For whoever gives the command, beside what it prints as its outcome. */
export const notice = (line: string): void => console.error(line);
