import { join } from 'node:path';
import { day, newId } from '@caravan/kernel';
import type { Config } from '../config.ts';
import { diskFiles } from './disk-files.ts';

/** Bytes that features keep beside the database. Keys are relative paths such as `avatars/4fGh.webp`; the feature chooses them, never a shopper. */
export interface Files {
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or undefined where there is nothing under this key. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Nothing happens where there is nothing under this key. */
  delete: (key: string) => Promise<void>;
  /** Says that what is under this key is still wanted, at most once a day; nothing happens where there is nothing. */
  touch: (key: string, now: Date) => Promise<void>;
  /** Deletes what lies below a folder and was neither put nor touched since; answers how many files that were. */
  deleteUntouched: (folder: string, since: Date) => Promise<number>;
}

/** Files cannot be kept where the configuration says; the message is for whoever starts the server. */
export class FilesRefused extends Error {
  override readonly name = 'FilesRefused';
}

/** Files in a folder of `DATA_DIR`, or in a bucket where one is configured; its code is loaded only then. */
export const openFiles = async ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> => {
  if (!s3) return diskFiles(join(dataDir, 'files'));
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(s3);
};

const placeOf = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): string =>
  s3 ? `S3_BUCKET: the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}` : `DATA_DIR: the folder ${join(dataDir, 'files')}`;

const reasonOf = (error: unknown): string => {
  const said = error instanceof Error && error.cause instanceof Error && error.name !== 'FilesUnavailable' ? error.cause : error;
  return said instanceof Error ? said.message : String(said);
};

/** Writes, reads, lists and deletes once, so that a wrong address, key or right is told in one line before anybody sends a picture. */
export const proveFiles = async (files: Files, config: Pick<Config, 'dataDir' | 's3'>): Promise<void> => {
  const key = `start-check/${newId()}`;
  try {
    await files.put(key, new Uint8Array([1]));
    if ((await files.get(key))?.[0] !== 1) throw new Error('what was written is not there');
    await files.touch(key, new Date());
    await files.delete(key);
    await files.deleteUntouched('start-check', new Date(Date.now() - day));
  } catch (error) {
    throw new FilesRefused(`${placeOf(config)} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
};
