import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL says of itself in `postmaster.pid`. */
export interface PostmasterFile {
  pid: number;
  port: number;
  socketFolder: string;
  host: string;
}

export const postmasterFile = (dataFolder: string): string => join(dataFolder, 'postmaster.pid');

export const readPostmasterFile = async (dataFolder: string): Promise<PostmasterFile | undefined> => {
  const content = await readFile(postmasterFile(dataFolder), 'utf8').catch(() => undefined);
  const [pid, , , port, socketFolder = '', host = ''] = (content ?? '').split('\n').map((line) => line.trim());
  const file = { pid: Number(pid), port: Number(port), socketFolder, host };
  return Number.isSafeInteger(file.pid) && file.pid > 0 && Number.isSafeInteger(file.port) ? file : undefined;
};
