import { reasonMessage } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail, maxParcelPhotos } from '@caravan/warehouse-packages/contract';
import { findPackageRows } from '../db/package.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import { insertParcelPhotos, parcelPhotosOf } from '../db/weighing.repo.ts';
import { deletePhotoFiles, storePhoto, type StoredPhoto } from './add-photos.ts';
import { lockPackage } from './find-package.ts';
import type { PackageContext } from './package-context.ts';
import type { StaffCall } from './staff-step.ts';

const refuseClosed = ({ number, status, stage }: PackageRow): void => {
  if (status !== 'to_be_delivered' || stage !== 'packed') throw fail('weighing_closed', { number });
};

/** Checked before the body is read, and again under the lock. */
export const refuseParcelPhotos = async ({ db }: PackageContext, number: string): Promise<void> => {
  const [row] = await findPackageRows(db, 'all', [number]);
  if (!row) throw fail('not_found');
  refuseClosed(row);
};

/** Adds the photos that the parcel does not have yet. Returns the ids of the new ones and the number of all. */
const attach = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit, unchanged }: StaffCall,
  number: string,
  made: readonly StoredPhoto[],
) => {
  refuseClosed(await lockPackage(tx, 'all', number));
  const before = (await parcelPhotosOf(tx, [number])).get(number) ?? [];
  const known = new Set(before.map(({ digest }) => digest));
  const fresh = [...new Map(made.map((photo) => [photo.digest, photo])).values()].filter(
    ({ digest }) => !known.has(digest),
  );
  const total = before.length + fresh.length;
  if (total > maxParcelPhotos)
    throw fail('invalid', { fields: { photos: reasonMessage('too_many', { max: maxParcelPhotos }) } });
  const createdAt = clock();
  const rows = fresh.map(({ id, digest }, index) => ({
    id,
    packageNumber: number,
    digest,
    position: before.length + index,
    createdAt,
  }));
  await insertParcelPhotos(tx, rows);
  const subject = { kind: 'package', ref: number };
  if (rows.length) await audit(tx, { action: 'package.photograph', subject, data: { photos: rows.length } });
  else unchanged();
  return { ids: rows.map(({ id }) => id), total };
};

/** Adds photos of a packed parcel and returns how many it has. A photo that exists already is not added again. */
export const addParcelPhotos = async (
  context: PackageContext,
  call: StaffCall,
  number: string,
  photos: readonly File[],
): Promise<number> => {
  const made: StoredPhoto[] = [];
  let kept: readonly string[] = [];
  try {
    for (const photo of photos) made.push(await storePhoto(context, photo));
    const attached = await context.transaction((tx) => attach(tx, context, call, number, made));
    kept = attached.ids;
    return attached.total;
  } finally {
    // Files without a row must not stay on the disk.
    await deletePhotoFiles(
      context,
      made.map(({ id }) => id).filter((id) => !kept.includes(id)),
    );
  }
};
