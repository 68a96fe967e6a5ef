import { day } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { deleteRemovedBefore } from '../db/address.repo.ts';
import { deleteAvatar, findAvatarsUnusedSince } from '../db/avatar.repo.ts';
import { deleteTextsBefore } from '../db/text.repo.ts';
import { deleteDeliveriesBefore } from '../db/webhook.repo.ts';
import { avatarFile } from './keep-avatar.ts';
import { textsKeptFor } from '../domain/text-rules.ts';
import { deliveriesKeptFor } from '../domain/webhook-rules.ts';
import type { AccountContext } from './account-context.ts';

export const sweepJob = defineJob()({ name: 'account.sweep', cron: '53 * * * *' });

/**
 * Deletes pictures that were replaced a day ago, addresses that were removed a week ago, and old webhook
 * deliveries and text messages.
 */
export const sweep = async ({ db, files, clock }: Pick<AccountContext, 'db' | 'files' | 'clock'>): Promise<void> => {
  const now = clock().getTime();
  await deleteRemovedBefore(db, new Date(now - 7 * day));
  await deleteDeliveriesBefore(db, new Date(now - deliveriesKeptFor));
  await deleteTextsBefore(db, new Date(now - textsKeptFor));
  for (const id of await findAvatarsUnusedSince(db, new Date(now - day))) {
    // Deletes the file first, because without the row it would never be deleted.
    await files.delete(avatarFile(id));
    await deleteAvatar(db, id);
  }
};
