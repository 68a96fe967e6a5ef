import type { Shop } from '@caravan/server-core';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { HaulRows } from '@caravan/haul/contract';
import { haulRows } from '@caravan/haul/contract/testing';
import { writeArchive } from '../archive/write-archive.ts';

/** A tiny WebP, as this shop's pictures are encoded. */
export const aWebp = (): Promise<Uint8Array> =>
  import('sharp').then(({ default: sharp }) =>
    sharp({ create: { width: 8, height: 6, channels: 3, background: '#406080' } })
      .webp()
      .toBuffer(),
  );

/** The archive of a shopper of another shop, with a picture for every photo; null for an archive without photos. */
export const anArchive = async (over: Partial<HaulRows> = {}, picture?: Uint8Array | null): Promise<Buffer> => {
  const bytes = picture === undefined ? await aWebp() : picture;
  return buffer(
    writeArchive({
      rows: haulRows(over),
      shop: { name: 'Silk Post', url: 'https://silk.example' },
      exported_at: '2026-02-01T08:00:00.000Z',
      photo: bytes ? async () => bytes : undefined,
    }),
  );
};

/** A ZIP file of these files. */
export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>, compress = true): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
};

export const archiveForm = (bytes: Uint8Array): FormData => {
  const form = new FormData();
  form.append('archive', new File([Uint8Array.from(bytes)], 'caravan.zip', { type: 'application/zip' }));
  return form;
};

export const shop = (): Shop => ({ name: async () => 'Harbour' });
