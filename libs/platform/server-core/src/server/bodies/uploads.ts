import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { fail, Failure, type EndpointFacts } from '@caravan/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { makeFolders } from '../../files/make-folders.ts';
import { whenOver } from '../limits/request-over.ts';
import { makeUploadSlots } from './upload-slots.ts';

export type UploadLimit = NonNullable<EndpointFacts['files']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes an upload slot for as long as the request keeps its files. */
    beginUpload: (request: FastifyRequest) => void;
  }
  interface FastifyRequest {
    upload: Upload | null;
  }
}

/** The files of a request during an upload. */
export interface Upload {
  /** Returns a folder for the files of this request, and creates it on the first call. */
  folder: () => Promise<string>;
  /** Keeps the files until `letGo`, even if the client disconnects. */
  hold: () => void;
  letGo: () => void;
}

/** The largest upload in total. Ten photos of a phone fit. */
const largest = 40 * 1024 * 1024;
/** Bytes of a form besides its files. */
const formBytes = 256 * 1024;
const formLimits = { fields: 20, fieldSize: 16 * 1024, fieldNameSize: 100 };

/** The maximum size of an upload's body. */
export const uploadBytes = ({ max, bytes }: UploadLimit): number => Math.min(max * bytes, largest) + formBytes;

/** Milliseconds after which the next start deletes files that a killed server left. */
const leftBehind = 3_600_000;

const clear = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > leftBehind) await rm(path, { recursive: true, force: true });
  }
};

/**
 * Prepares a scope for uploads. Files are written to folders below `DATA_DIR/uploads` and deleted when the request is
 * answered.
 */
export const acceptUploads = async (
  scope: FastifyInstance,
  config: Pick<Config, 'dataDir' | 'rateLimits'>,
): Promise<void> => {
  const parent = join(config.dataDir, 'uploads');
  const slots = makeUploadSlots(config.rateLimits);
  await clear(parent);
  // A body of another type is refused before it is read.
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false });
  scope.decorateRequest('upload', null);
  scope.decorate('beginUpload', (request: FastifyRequest) => {
    const giveBack = slots.take(request.session?.userId ?? request.ip);
    let folder: Promise<string> | undefined;
    const make = async (): Promise<string> => {
      await makeFolders(parent);
      return mkdtemp(join(parent, 'upload-'));
    };
    let holders = 1;
    const letGo = (): void => {
      holders -= 1;
      if (holders) return;
      giveBack();
      void folder?.then((path) => rm(path, { recursive: true, force: true })).catch(() => undefined);
    };
    whenOver(request, letGo);
    request.upload = {
      folder: () => (folder ??= make()),
      hold: () => {
        holders += 1;
      },
      letGo,
    };
  });
};

/** Streams one file to the disk. Bytes above the limit are not stored. */
const saveFile = async (part: MultipartFile, path: string): Promise<File> => {
  await pipeline(part.file, createWriteStream(path, { flags: 'wx' }));
  return new File([await openAsBlob(path)], part.filename, { type: part.mimetype });
};

/**
 * The plugin's errors have a status, and disk errors a system call. The parser's errors about a broken form have
 * neither.
 */
const isKnown = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && ('statusCode' in error || 'syscall' in error));

const readParts = async (request: FastifyRequest, upload: Upload, limit: UploadLimit, tooLarge: () => Failure) => {
  const form = new FormData();
  // One file more than allowed, so that the schema can report the field with too many files.
  const files = limit.max + 1;
  const limits = { ...formLimits, files, parts: formLimits.fields + files, fileSize: limit.bytes };
  let count = 0;
  let bytes = 0;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      form.append(part.fieldname, String(part.value ?? ''));
      continue;
    }
    count += 1;
    const file = await saveFile(part, join(await upload.folder(), String(count)));
    bytes += file.size;
    if (part.file.truncated || bytes > uploadBytes(limit)) throw tooLarge();
    form.append(part.fieldname, file);
  }
  return form;
};

/** Reads an upload as standard `FormData`, whose `File`s read from the disk. */
export const readForm = async (
  request: FastifyRequest,
  limit: UploadLimit,
  tooLarge: () => Failure,
): Promise<FormData> => {
  const { upload } = request;
  if (!upload || !request.isMultipart()) throw fail('unsupported_media_type');
  if (Number(request.headers['content-length'] ?? 0) > uploadBytes(limit)) throw tooLarge();
  try {
    return await readParts(request, upload, limit, tooLarge);
  } catch (error) {
    // Further bytes are dropped. A client that is still sending can then read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw isKnown(error) ? error : fail('bad_request');
  }
};
