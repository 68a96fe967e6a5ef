import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import { makeFolders } from './make-folders.ts';

/** A name that the folder keeps, because a folder that machines share has another path on each. */
const nameFile = '.name';

const nameOfFolder = async (folder: string): Promise<string> => {
  const file = join(folder, nameFile);
  const draft = join(folder, `${nameFile}-${newId()}`);
  try {
    await makeFolders(folder);
    await writeFile(draft, newId(), { mode: 0o600 });
    // Of processes that start at once, the first names the folder.
    await link(draft, file).catch(() => undefined);
    await rm(draft, { force: true });
    return `folder ${await readFile(file, 'utf8')}`;
  } catch {
    // A folder that cannot be written cannot be shared.
    return `folder ${hostname()} ${resolve(folder)}`;
  }
};

/** The same for two server processes if, and only if, they keep files in the same bucket or folder. */
export const fileStoreName = async ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<string> =>
  s3 ? `bucket ${s3.bucket} ${s3.endpoint ?? s3.region}` : nameOfFolder(join(dataDir, 'files'));
