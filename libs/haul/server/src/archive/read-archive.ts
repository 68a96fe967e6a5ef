import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { Failure } from '@caravan/kernel';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import {
  fail,
  haulParts,
  manifestFile,
  maxArchiveFiles,
  maxDataBytes,
  maxUnpackedBytes,
  partFile,
  photoFolder,
  type HaulManifest,
  type HaulPart,
  type HaulRows,
} from '@caravan/haul/contract';
import { checkFile, checkReferences, damaged, readManifest, readRows } from '../domain/check-archive.ts';

const photoName = new RegExp(`^${photoFolder}/([A-Za-z0-9_-]{1,64})\\.webp$`);
const dataNames: ReadonlySet<string> = new Set([manifestFile, ...haulParts.map(partFile)]);

/** Bytes of the manifest and of one photo after unpacking. */
const maxManifestBytes = 4 * 1024 * 1024;
const maxPhotoBytes = 10 * 1024 * 1024;

interface OpenArchive {
  zip: ZipFile;
  entries: ReadonlyMap<string, Entry>;
}

/** Reads the archive's directory. No file is unpacked before its size is known, and the sizes are limited. */
const open = async (bytes: Uint8Array): Promise<OpenArchive> => {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let data = 0;
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    strictFileNames: true,
  });
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName;
    unpacked += entry.uncompressedSize;
    if (dataNames.has(name)) data += entry.uncompressedSize;
    // An archive without photos would have these rows, too.
    if (data > maxDataBytes) throw fail('archive_too_many_rows');
    if (entries.size >= maxArchiveFiles || unpacked > maxUnpackedBytes) throw fail('archive_too_large');
    if (entries.has(name) || (!dataNames.has(name) && !photoName.test(name)) || entry.isEncrypted())
      throw damaged(manifestFile);
    entries.set(name, entry);
  }
  return { zip, entries };
};

const openArchive = (bytes: Uint8Array): Promise<OpenArchive> =>
  open(bytes).catch((error: unknown) => {
    throw error instanceof Failure ? error : fail('not_an_archive');
  });

/**
 * Unpacks one file, while other requests have their turn. The library refuses more bytes than the directory states, but
 * compares no checksum.
 */
const read = async ({ zip, entries }: OpenArchive, name: string, maxBytes: number): Promise<Uint8Array> => {
  const entry = entries.get(name);
  if (!entry || entry.uncompressedSize > maxBytes) throw damaged(name);
  const chunks: Buffer[] = [];
  let checksum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Buffer;
      chunks.push(bytes);
      checksum = crc32(bytes, checksum);
    }
  } catch {
    throw damaged(name);
  }
  if (checksum !== entry.crc32) throw damaged(name);
  await setImmediate();
  return Buffer.concat(chunks);
};

const manifestOf = async (archive: OpenArchive): Promise<HaulManifest> => {
  if (!archive.entries.has(manifestFile)) throw fail('not_an_archive');
  const manifest = readManifest(await read(archive, manifestFile, maxManifestBytes));
  const names = new Set(manifest.files.map(({ name }) => name));
  if (names.size !== manifest.files.length || names.size !== archive.entries.size - 1) throw damaged(manifestFile);
  return manifest;
};

/** A checked archive of another shop. */
export interface CheckedArchive {
  manifest: HaulManifest;
  rows: HaulRows;
  /** The number of photo files. */
  photos: number;
}

/**
 * Reads and checks an uploaded archive: every file against the manifest, every row against the format, and that rows name
 * only rows of the same archive. Throws `not_an_archive`, `archive_too_large`, `archive_too_many_rows`, `archive_version` or
 * `archive_damaged`.
 */
export const readArchive = async (bytes: Uint8Array): Promise<CheckedArchive> => {
  const archive = await openArchive(bytes);
  const manifest = await manifestOf(archive);
  const rowsOf = async <Part extends HaulPart>(part: Part): Promise<HaulRows[Part]> => {
    const file = await read(archive, partFile(part), maxDataBytes);
    checkFile(manifest, partFile(part), file);
    await setImmediate();
    return readRows(part, file);
  };
  const rows: HaulRows = {
    orders: await rowsOf('orders'),
    goods: await rowsOf('goods'),
    packages: await rowsOf('packages'),
    payments: await rowsOf('payments'),
    wallet: await rowsOf('wallet'),
  };
  checkReferences(rows);
  const photos = [...archive.entries.keys()].filter((name) => photoName.test(name));
  // Photos are checked one by one and not kept, because they may be large; the job unpacks each of them again.
  for (const name of photos) checkFile(manifest, name, await read(archive, name, maxPhotoBytes));
  return { manifest, rows, photos: photos.length };
};

/** The photos of a checked archive, one after the other. */
export const photosOfArchive = async function* (
  bytes: Uint8Array,
): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const archive = await openArchive(bytes);
  for (const file of archive.entries.keys()) {
    const name = photoName.exec(file)?.[1];
    if (name) yield { name, bytes: await read(archive, file, maxPhotoBytes) };
  }
};
