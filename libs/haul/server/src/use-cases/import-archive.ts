import { createHash } from 'node:crypto';
import { fail, haulParts, maxArchiveBytes, maxImports, type HaulImport, type HaulRows } from '@caravan/haul/contract';
import { newId } from '@caravan/kernel';
import { defineJob, holdAccount, PictureRefused } from '@caravan/server-core';
import { photosOfArchive, readArchive, type CheckedArchive } from '../archive/read-archive.ts';
import {
  endPhotos,
  findWaitingImport,
  importsOfUser,
  insertImport,
  insertPhoto,
  lockImports,
  type CountedImport,
} from '../db/haul-import.repo.ts';
import type { HaulRecordRow } from '../db/haul-import.table.ts';
import { refOf } from '../domain/check-archive.ts';
import { archiveFile, photoFile } from '../domain/haul-files.ts';
import type { HaulContext } from './haul-context.ts';

/** Re-encodes the photos of an imported archive. */
export const haulPhotosJob = defineJob<{ importId: string }>()({ name: 'haul.photos', expires: 1_800 });

export const presentImport = (row: CountedImport): HaulImport => ({
  id: row.id,
  shop_name: row.shopName,
  shop_url: row.shopUrl,
  exported_at: row.exportedAt.toISOString(),
  imported_at: row.importedAt.toISOString(),
  orders: row.orders,
  goods: row.goods,
  packages: row.packages,
  payments: row.payments,
  wallet: row.wallet,
  photos: row.photos,
  photos_pending: row.archiveId !== null,
});

const recordsOf = (importId: string, rows: HaulRows): HaulRecordRow[] =>
  haulParts.flatMap((part) =>
    rows[part].map((data, position) => ({
      importId,
      part,
      position,
      ref: refOf(data),
      parent: 'order_number' in data ? data.order_number : null,
      data,
    })),
  );

interface Import {
  userId: string;
  sha256: string;
  archive: CheckedArchive;
  archiveId: string | null;
}

/** Stores the rows, unless the shopper has imported this archive before. */
const store = (context: HaulContext, { userId, sha256, archive, archiveId }: Import): Promise<CountedImport> =>
  context.transaction(async (tx) => {
    await holdAccount(tx, userId);
    await lockImports(tx, userId);
    const held = await importsOfUser(tx, userId);
    const same = held.find((row) => row.sha256 === sha256);
    if (same) return same;
    if (held.length >= maxImports) throw fail('imports_full', { max: maxImports });
    const { manifest, rows } = archive;
    const row = {
      id: newId(),
      userId,
      sha256,
      shopName: manifest.shop.name,
      shopUrl: manifest.shop.url,
      exportedAt: new Date(manifest.exported_at),
      importedAt: context.clock(),
      orders: rows.orders.length,
      goods: rows.goods.length,
      packages: rows.packages.length,
      payments: rows.payments.length,
      wallet: rows.wallet.length,
      archiveId,
    };
    await insertImport(tx, row, recordsOf(row.id, rows));
    if (archiveId) await context.jobs.send(tx, haulPhotosJob, { importId: row.id });
    return { ...row, photos: 0 };
  });

/** Reads and stores an archive in memory. */
const importBytes = async (context: HaulContext, userId: string, bytes: Uint8Array): Promise<CountedImport> => {
  const archive = await readArchive(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const archiveId = archive.photos ? newId() : null;
  if (archiveId) await context.files.put(archiveFile(archiveId), bytes);
  let row: CountedImport | undefined;
  try {
    row = await store(context, { userId, sha256, archive, archiveId });
    return row;
  } finally {
    // The archive of a failed or repeated import is of no use.
    if (archiveId && row?.archiveId !== archiveId) await context.files.delete(archiveFile(archiveId));
  }
};

/**
 * Imports an archive of another shop for reading (specification 33.4). Nothing is stored unless all of it is valid. The
 * same archive again answers with its first import. An archive takes many times its size of memory, so few are read at a
 * time.
 */
export const importArchive = async (context: HaulContext, userId: string, file: File): Promise<HaulImport> => {
  if (file.size > maxArchiveBytes) throw fail('archive_too_large');
  const leave = await context.importing.enter({ caller: userId });
  try {
    return presentImport(await importBytes(context, userId, new Uint8Array(await file.arrayBuffer())));
  } finally {
    leave();
  }
};

/** Bytes of a re-encoded photo; undefined for bytes that are not a picture. */
const encode = async (context: HaulContext, bytes: Uint8Array, caller: string): Promise<Uint8Array | undefined> => {
  if (!bytes.byteLength) return undefined;
  try {
    return await context.pictures.encode(
      bytes,
      { accept: ['webp'], width: 1_600, height: 1_600, fit: 'inside', quality: 82 },
      { caller },
    );
  } catch (error) {
    if (error instanceof PictureRefused) return undefined;
    throw error;
  }
};

/** Re-encodes the photos of an import one by one, then deletes the archive. It may run again after a crash. */
export const encodePhotos = async (context: HaulContext, importId: string): Promise<void> => {
  const row = await findWaitingImport(context.db, importId);
  if (!row?.archiveId) return;
  const bytes = await context.files.get(archiveFile(row.archiveId));
  for await (const photo of bytes ? photosOfArchive(bytes) : []) {
    const encoded = await encode(context, photo.bytes, row.userId);
    if (!encoded) continue;
    const id = newId();
    await context.files.put(photoFile(id), encoded);
    const isNew = await context.transaction((tx) => insertPhoto(tx, { id, importId, name: photo.name }));
    if (!isNew) await context.files.delete(photoFile(id));
  }
  await context.transaction((tx) => endPhotos(tx, importId));
  await context.files.delete(archiveFile(row.archiveId));
};
