import { failureLine, loadConfig, type Config } from '@caravan/server-core';

/** The lines that a command prints, and whether it succeeded. */
export interface CommandOutcome {
  ok: boolean;
  lines: readonly string[];
}

const finish = ({ ok, lines }: CommandOutcome): void => {
  for (const line of lines) (ok ? console.log : console.error)(line);
  process.exitCode = ok ? 0 : 1;
};

/** Runs a terminal command with the configuration of the server. The exit code is 1 if it failed. */
export const runCommand = async (
  command: (config: Config, args: readonly string[]) => Promise<CommandOutcome>,
): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) return finish({ ok: false, lines: loaded.problems });
  try {
    finish(await command(loaded.config, process.argv.slice(2)));
  } catch (error) {
    finish({ ok: false, lines: [failureLine(error, loaded.config)] });
  }
};

/** Prints progress and warnings, apart from the outcome. */
export const notice = (line: string): void => console.error(line);
