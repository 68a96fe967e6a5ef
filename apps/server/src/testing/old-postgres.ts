import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An installed PostgreSQL of an older major version. */
export interface OldPostgres {
  major: string;
  /** Its folder, with `bin`. */
  folder: string;
  /** Makes an embedded database of this version. */
  create: (dataDir: string) => Promise<{ dataDir: string; programsFrom: string }>;
}

const embeddedMajor = 18;

/** Where Debian installs PostgreSQL. */
const installed = globSync('/usr/lib/postgresql/*/bin/initdb')
  .map((program) => dirname(dirname(program)))
  .map((folder) => ({ folder, major: Number(folder.split('/').at(-1)) }))
  .filter(({ major }) => major >= 15 && major < embeddedMajor);

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** As `initialise` of the server would have made it, with the programs of the old version. */
export const createOld = async (
  folder: string,
  dataDir: string,
): Promise<{ dataDir: string; programsFrom: string }> => {
  const home = join(dataDir, 'postgres');
  const data = join(home, 'data');
  const passwordFile = join(home, 'new.password');
  mkdirSync(home, { recursive: true });
  writeFileSync(passwordFile, 'old-and-secret\n', { mode: 0o600 });
  // PostgreSQL refuses root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  chmodSync(home, 0o700);
  if (user) for (const path of [home, passwordFile]) chownSync(path, user.uid, user.gid);
  const access = ['--username=caravan', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const args = [`--pgdata=${data}`, ...access, '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(folder, 'bin/initdb'), args, { ...user, cwd: '/', stdio: 'ignore' });
  renameSync(passwordFile, join(data, 'caravan.password'));
  return { dataDir, programsFrom: folder };
};

export const oldPostgres: OldPostgres | undefined = installed
  .slice(0, 1)
  .filter(({ folder }) => existsSync(join(folder, 'bin/postgres')))
  .map(({ folder, major }) => ({
    folder,
    major: String(major),
    create: (dataDir: string) => createOld(folder, dataDir),
  }))[0];
