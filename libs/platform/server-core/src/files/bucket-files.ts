import { paginateListObjectsV2, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { day } from '@caravan/kernel';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { ObjectStorage } from '../config.ts';
import { FilesUnavailable } from './files-unavailable.ts';
import type { Files } from './files.ts';

const clientOf = ({ region, endpoint, pathStyle, accessKeyId, secretAccessKey }: ObjectStorage): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store that speaks the protocol knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Somebody waits for a picture: a store that is silent is as good as none.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
  });

/** The store's own error, out of what flydrive wraps around it. */
const causeOf = (error: unknown): unknown => (error instanceof Error && !(error instanceof S3ServiceException) && error.cause ? error.cause : error);

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);

const failed = (error: unknown): never => {
  const cause = causeOf(error);
  const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  throw new FilesUnavailable(why, { cause });
};

const unlessMissing = (error: unknown): undefined => (isMissing(causeOf(error)) ? undefined : failed(error));

/** Files in a bucket. Nobody but us reads it: what is shown to shoppers goes through our own routes. */
export const bucketFiles = (storage: ObjectStorage): Files => {
  const { bucket } = storage;
  const client = clientOf(storage);
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

  const touch: Files['touch'] = async (key, now) => {
    const known = await disk.getMetaData(key).catch(unlessMissing);
    if (!known || now.getTime() - known.lastModified.getTime() <= day) return;
    // When an object was written is the store's to say: it says so again when it is written again.
    const bytes = await disk.getBytes(key).catch(unlessMissing);
    if (bytes) await disk.put(key, bytes).catch(failed);
  };

  const deleteUntouched = async (folder: string, since: Date): Promise<number> => {
    let deleted = 0;
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` }))
      for (const { Key: key, LastModified: written } of Contents) {
        if (!key || !written || written >= since) continue;
        await disk.delete(key);
        deleted += 1;
      }
    return deleted;
  };

  return {
    touch,
    deleteUntouched: (folder, since) => deleteUntouched(folder, since).catch(failed),
    put: (key, bytes) => disk.put(key, bytes).catch(failed),
    get: (key) => disk.getBytes(key).catch(unlessMissing),
    delete: (key) => disk.delete(key).catch(failed),
  };
};
