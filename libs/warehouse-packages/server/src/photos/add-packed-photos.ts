import { freshPhotos, type Attached, type Tx } from '@caravan/server-core';
import { fail, maxParcelPhotos } from '@caravan/warehouse-packages/contract';
import { findPackageRows } from '../packages/package.repo.ts';
import type { PackageRow } from '../packages/package.table.ts';
import { insertParcelPhotos, parcelPhotosOf } from '../packages/weighing/weighing.repo.ts';
import { lockPackage } from '../packages/find-package.ts';
import type { PackageContext } from '../core/package-context.ts';
import type { StaffCall } from '../core/staff-step.ts';
import type { StoredPhoto } from '@caravan/warehouse-packages/port';
import { attachStoredPhotos } from './stored-photos.ts';

const refuseClosed = ({ number, status, stage }: PackageRow): void => {
  if (status !== 'to_be_delivered' || stage !== 'packed') throw fail('weighing_closed', { number });
};

/** Checked before the body is read, and again under the lock. */
export const refuseParcelPhotos = async ({ db }: PackageContext, number: string): Promise<void> => {
  const [row] = await findPackageRows(db, 'all', [number]);
  if (!row) throw fail('not_found');
  refuseClosed(row);
};

/** Adds the photos that the parcel does not have yet. */
const attach = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit, unchanged }: StaffCall,
  number: string,
  made: readonly StoredPhoto[],
): Promise<Attached<number>> => {
  refuseClosed(await lockPackage(tx, 'all', number));
  const before = (await parcelPhotosOf(tx, [number])).get(number) ?? [];
  const createdAt = clock();
  const rows = freshPhotos(made, before, maxParcelPhotos).map(({ id, digest, sha256 }, index) => ({
    id,
    packageNumber: number,
    digest,
    sha256,
    position: before.length + index,
    createdAt,
  }));
  await insertParcelPhotos(tx, rows);
  const subject = { kind: 'package', ref: number };
  if (rows.length) await audit(tx, { action: 'package.photograph', subject, data: { photos: rows.length } });
  else unchanged();
  return { ids: rows.map(({ id }) => id), result: before.length + rows.length };
};

/** Adds photos of a packed parcel and returns how many it has. A photo that exists already is not added again. */
export const addPackedPhotos = (
  context: PackageContext,
  call: StaffCall,
  number: string,
  photos: readonly File[],
): Promise<number> => attachStoredPhotos(context, photos, (tx, made) => attach(tx, context, call, number, made));
