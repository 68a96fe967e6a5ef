import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { deleteRemovedBefore } from '../db/address.repo.ts';
import { deleteAvatar, findAvatarsUnusedSince } from '../db/avatar.repo.ts';
import { avatarFile } from '../domain/avatar-address.ts';
import type { AccountContext } from './account-context.ts';

export const sweepJob = defineJob()({ name: 'account.sweep', cron: '53 * * * *' });

/** Deletes pictures that were replaced a day ago and addresses that were removed a week ago. */
export const sweep = async ({ db, files, clock }: Pick<AccountContext, 'db' | 'files' | 'clock'>): Promise<void> => {
  const now = clock().getTime();
  await deleteRemovedBefore(db, new Date(now - 7 * day));
  for (const id of await findAvatarsUnusedSince(db, new Date(now - day))) {
    // Deletes the file first, because without the row it would never be deleted.
    await files.delete(avatarFile(id));
    await deleteAvatar(db, id);
  }
};
