import { paginateListObjectsV2, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { day } from '@caravan/kernel';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ObjectStorage } from '../config.ts';
import {
  FilesFull,
  FilesMisconfigured,
  FilesUnavailable,
  oldestBeyond,
  refuseEmpty,
  type Files,
  type StoredFile,
} from './files.ts';

const clientOf = ({ region, endpoint, pathStyle, accessKeyId, secretAccessKey }: ObjectStorage): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Some compatible stores do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // A request waits for the result.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });

/** The store's error inside flydrive's error. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof S3ServiceException) && error.cause ? error.cause : error;

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The codes by which compatible stores report a full disk or quota. The status is that of WebDAV. */
const fullNames = new Set([
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'QuotaExceededException',
]);

const kindOf = (cause: unknown): typeof FilesUnavailable | typeof FilesFull => {
  if (!(cause instanceof S3ServiceException)) return FilesUnavailable;
  const status = cause.$metadata.httpStatusCode ?? 500;
  if (status === 507 || fullNames.has(cause.name)) return FilesFull;
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? FilesMisconfigured : FilesUnavailable;
};

const failed = (error: unknown): never => {
  const cause = causeOf(error);
  const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  throw new (kindOf(cause))(why, { cause });
};

const unlessMissing = (error: unknown): undefined => (isMissing(causeOf(error)) ? undefined : failed(error));

/** Files in a bucket. Only the server reads it; browsers get pictures from our routes. */
export const bucketFiles = (storage: ObjectStorage): Files => {
  const { bucket } = storage;
  const client = clientOf(storage);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  const metadataOf = (key: string) => disk.getMetaData(key).catch(unlessMissing);

  const touch: Files['touch'] = async (key, now) => {
    const known = await metadataOf(key);
    if (!known || now.getTime() - known.lastModified.getTime() <= day) return;
    // A store changes an object's time only when the object is written.
    const bytes = await disk.getBytes(key).catch(unlessMissing);
    if (bytes) await disk.put(key, bytes).catch(failed);
  };

  const stored = async function* (folder: string): AsyncGenerator<StoredFile> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` }))
      for (const { Key: name, Size: bytes = 0, LastModified: usedAt } of Contents)
        if (name && usedAt) yield { name, bytes, usedAt };
  };

  const list = async function* (folder: string): AsyncGenerator<StoredFile> {
    try {
      yield* stored(folder);
    } catch (error) {
      failed(error);
    }
  };

  const deleteUnused: Files['deleteUnused'] = async (key, since) => {
    const known = await metadataOf(key);
    if (!known || known.lastModified >= since) return false;
    await disk.delete(key).catch(failed);
    return true;
  };

  const deleteUntouched = async (folder: string, since: Date): Promise<number> => {
    let deleted = 0;
    for await (const { name, usedAt } of stored(folder)) {
      if (usedAt >= since) continue;
      await disk.delete(name);
      deleted += 1;
    }
    return deleted;
  };

  const deleteOldest = async (folder: string, maxBytes: number): Promise<number> => {
    const all: StoredFile[] = [];
    for await (const file of stored(folder)) all.push(file);
    const chosen = oldestBeyond(all, maxBytes);
    for (const { name } of chosen) await disk.delete(name);
    return chosen.length;
  };

  const get: Files['get'] = async (key) => {
    const bytes = await disk.getBytes(key).catch(unlessMissing);
    return bytes?.byteLength ? bytes : undefined;
  };

  return {
    touch,
    list,
    deleteUnused,
    has: async (key) => (await metadataOf(key)) !== undefined,
    deleteUntouched: (folder, since) => deleteUntouched(folder, since).catch(failed),
    deleteOldest: (folder, maxBytes) => deleteOldest(folder, maxBytes).catch(failed),
    put: async (key, bytes) => {
      refuseEmpty(key, bytes);
      await disk.put(key, bytes).catch(failed);
    },
    get,
    delete: (key) => disk.delete(key).catch(failed),
  };
};
