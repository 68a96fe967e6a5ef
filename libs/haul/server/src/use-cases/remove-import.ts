import { fail } from '@caravan/haul/contract';
import { defineJob, type PersonalData } from '@caravan/server-core';
import { deleteImports, importsOfUser } from '../db/haul-import.repo.ts';
import { archiveFile, photoFile } from '../domain/haul-files.ts';
import type { HaulContext } from './haul-context.ts';
import { presentImport } from './import-archive.ts';

interface GoneFiles {
  photoIds: readonly string[];
  archiveIds: readonly string[];
}

/** Deletes the files of removed imports. Queued in the transaction that deletes the rows. */
export const deleteHaulFilesJob = defineJob<GoneFiles>()({ name: 'haul.forget_files' });

export const deleteHaulFiles = async (
  { files }: Pick<HaulContext, 'files'>,
  { photoIds, archiveIds }: GoneFiles,
): Promise<void> => {
  for (const file of [...photoIds.map(photoFile), ...archiveIds.map(archiveFile)]) await files.delete(file);
};

/** Removes one of the shopper's imports; `not_found` for any other. */
export const removeImport = ({ transaction, jobs }: HaulContext, userId: string, id: string): Promise<void> =>
  transaction(async (tx) => {
    const { found, ...gone } = await deleteImports(tx, userId, id);
    if (!found) throw fail('not_found');
    await jobs.send(tx, deleteHaulFilesJob, gone);
  });

/** Imports name shops, orders and goods of the shopper; the shopper has the archives themselves. */
export const haulPersonalData = ({ db, jobs }: HaulContext): PersonalData => ({
  section: 'imports',
  collect: async (userId) => (await importsOfUser(db, userId)).map(presentImport),
  obstacles: async () => [],
  erase: async (tx, userId) => {
    const { found, ...gone } = await deleteImports(tx, userId);
    if (found) await jobs.send(tx, deleteHaulFilesJob, gone);
  },
});
