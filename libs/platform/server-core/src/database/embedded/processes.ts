import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Whether this number belongs to a process, if only to one that has ended and waits for its parent to notice. */
export const processExists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const onLinux = process.platform === 'linux';

const workingFolder = (pid: number | string): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

const hasEnded = (pid: number): boolean => {
  try {
    // `12 (name) Z …`: the name may contain anything, so the state is looked for behind its last parenthesis.
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
};

/** Whether a process still does something. */
export const isAlive = (pid: number): boolean => processExists(pid) && !(onLinux && hasEnded(pid));

/**
 * Whether a process is surely not the PostgreSQL of this folder: a stranger that got the number of a dead one, which is common after a
 * container starts again, or the remains of one whose parent never asks. Always false where the system does not tell.
 */
export const isStranger = (pid: number, dataFolder: string): boolean => {
  if (!onLinux) return false;
  if (hasEnded(pid)) return true;
  const folder = workingFolder(pid);
  return folder !== undefined && folder !== dataFolder;
};

/** Whether any process of PostgreSQL still works in this folder. */
export const somebodyWorksIn = (dataFolder: string): boolean =>
  onLinux && readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && workingFolder(entry) === dataFolder);

/** Whether PostgreSQL itself still runs under this number. */
export const isRunning = (pid: number, dataFolder: string): boolean => processExists(pid) && !isStranger(pid, dataFolder);
