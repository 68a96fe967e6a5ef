import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whom PostgreSQL runs as; undefined means as ourselves. It refuses to run as root. */
export interface RunAs {
  uid: number;
  gid: number;
}

const userName = 'postgres';

const lookUp = async (): Promise<RunAs | undefined> => {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const entry = lines.find(([name]) => name === userName);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined;
};

const create = async (): Promise<RunAs> => {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName]);
  } catch (cause) {
    throw new Error(`PostgreSQL does not run as root, and the user ${userName} could not be made: start as an ordinary user, or set DATABASE_URL`, {
      cause,
    });
  }
  const made = await lookUp();
  if (!made) throw new Error(`the user ${userName} was made but cannot be found`);
  return made;
};

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The user `postgres`, made where it is missing; only root asks for it. */
export const postgresUser = async (): Promise<RunAs> => (await lookUp()) ?? create();
