import { and, eq, notInArray } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { sitePictureTable } from './site-picture.table.ts';

/** Notes that these pictures, and no others, are shown there. Files of pictures without a use are swept. */
export const replacePictures = async (tx: Tx, usedBy: string, ids: readonly string[]): Promise<void> => {
  const { id, usedBy: user } = sitePictureTable;
  await tx.delete(sitePictureTable).where(and(eq(user, usedBy), notInArray(id, [...ids])));
  if (ids.length)
    await tx
      .insert(sitePictureTable)
      .values(ids.map((one) => ({ id: one, usedBy })))
      .onConflictDoNothing();
};
