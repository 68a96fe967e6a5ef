import { photosOfImport } from '../db/haul-import.repo.ts';
import { photoAddress } from '../domain/haul-files.ts';
import type { HaulContext } from './haul-context.ts';

type Named = { photos: readonly string[] };

/** Reads the photos that rows name. The returned function gives a row addresses instead of names that have no photo here. */
export const photoReader = async (
  { db, photoKey, clock }: Pick<HaulContext, 'db' | 'photoKey' | 'clock'>,
  importId: string,
  rows: readonly Named[],
) => {
  const names = rows.flatMap(({ photos }) => photos);
  const ids = await photosOfImport(db, importId, names);
  const now = clock();
  return <Row extends Named>(row: Row): Omit<Row, 'photos'> & { photos: string[] } => ({
    ...row,
    photos: row.photos.flatMap((name) => {
      const id = ids.get(name);
      return id ? [photoAddress(photoKey, id, now)] : [];
    }),
  });
};
