import { join } from 'node:path';
import { day, newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import { StartRefused } from '../start-refused.ts';
import { diskFiles } from './disk-files.ts';
import { FilesMisconfigured, FilesUnavailable, type Files } from './files.ts';

/** The store reports a wrong configuration. The message is for the operator. */
class FilesRefused extends StartRefused {
  override readonly name = 'FilesRefused';
}

/** Uses the configured bucket, otherwise a folder in `DATA_DIR`. The code for buckets is loaded only if needed. */
export const openFiles = async ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> => {
  if (!s3) return diskFiles(join(dataDir, 'files'));
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(s3);
};

/** Larger than the free space that a file system can have inside used blocks. */
const probeBytes = 64 * 1024;

const placeOf = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): string =>
  s3
    ? `S3_BUCKET: the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}`
    : `DATA_DIR: the folder ${join(dataDir, 'files')}`;

/** Writes, reads and deletes a file. Throws the store's error. */
export const tryFiles = async (files: Files): Promise<void> => {
  const key = `start-check/${newId()}`;
  await files.put(key, new Uint8Array(probeBytes).fill(1));
  const read = await files.get(key);
  await files.delete(key);
  if (read?.byteLength !== probeBytes) throw new FilesUnavailable('a written file could not be read');
};

/**
 * Tests the store once at start. Returns undefined if it works, otherwise one line for the operator: the server starts
 * without pictures and uses the store as soon as it works. Throws `FilesRefused` if the configuration is wrong.
 */
export const checkFiles = async (files: Files, config: Pick<Config, 'dataDir' | 's3'>): Promise<string | undefined> => {
  try {
    await tryFiles(files);
    await files.touch('start-check/none', new Date());
    await files.deleteUntouched('start-check', new Date(Date.now() - day));
    return undefined;
  } catch (error) {
    const line = `${placeOf(config)} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
    if (error instanceof FilesMisconfigured) throw new FilesRefused(line, { cause: error });
    return line;
  }
};
