import type { ArchiveSources } from '@caravan/account/port';
import { createHash } from 'node:crypto';
import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import {
  haulFormat,
  haulParts,
  haulVersion,
  manifestFile,
  partFile,
  photoFolder,
  type HaulManifest,
  type HaulRows,
} from '@caravan/haul/contract';
import { archiveLine } from '../domain/archive-line.ts';

export interface ArchiveFacts extends Pick<HaulManifest, 'shop' | 'exported_at'> {
  rows: HaulRows;
  /** Reads a photo; undefined for an archive without photos. */
  photo: ArchiveSources['photo'] | undefined;
}

/** The photos that goods and packages name, each once. */
const photosOf = ({ goods, packages }: HaulRows): string[] => [
  ...new Set([...goods, ...packages].flatMap(({ photos }) => photos)),
];

/**
 * Writes an archive as a stream. A photo is read when its turn comes, so one is in memory at a time; one whose bytes are
 * missing becomes an empty file. The manifest comes last, because it has the hashes of all files.
 */
export const writeArchive = ({ rows, photo, ...facts }: ArchiveFacts): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  // A failure also ends `output`, which the caller reads.
  pipeline(zip.outputStream, output, () => undefined);

  const mtime = new Date(facts.exported_at);
  const files: HaulManifest['files'] = [];
  const addLater = (name: string, compress: boolean, make: () => Promise<Uint8Array>): void =>
    zip.addReadStreamLazy(name, { mtime, compress }, (give) => {
      make().then(
        (bytes) => give(null, Readable.from([bytes], { objectMode: false })),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  const list = (name: string, bytes: Uint8Array): Uint8Array => {
    files.push({ name, bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') });
    return bytes;
  };

  for (const part of haulParts) {
    const name = partFile(part);
    addLater(name, true, async () =>
      list(name, Buffer.from(rows[part].map((row) => `${archiveLine(row)}\n`).join(''))),
    );
  }
  for (const id of photo ? photosOf(rows) : []) {
    const name = `${photoFolder}/${id}.webp`;
    addLater(name, false, async () => list(name, (await photo?.(id)) ?? new Uint8Array()));
  }
  addLater(manifestFile, true, async () => {
    const manifest: HaulManifest = { format: haulFormat, version: haulVersion, ...facts, files };
    return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  });
  zip.end();
  return output;
};
