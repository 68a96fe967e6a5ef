import { day, newId } from '@caravan/kernel';
import { defineJob, reEncodePicture } from '@caravan/server-core';
import { fail, maxImageBytes, type Picture } from '@caravan/support/contract';
import {
  countUnusedPictures,
  deletePicture,
  deleteUnusedPictures,
  insertPicture,
  isUnusedPicture,
} from '../db/message.repo.ts';
import { pictureAddress, pictureFile } from '../domain/conversation-picture.ts';
import type { SupportContext } from './support-context.ts';

/** The most uploaded pictures of an account that no message shows. */
const maxUnused = 40;

/** Checked before the body is read, and again before the picture is stored. */
export const refusePicture = async ({ db }: Pick<SupportContext, 'db'>, userId: string): Promise<void> => {
  if ((await countUnusedPictures(db, userId)) >= maxUnused)
    throw fail('too_many_requests', {}, { 'Retry-After': '3600' });
};

/** Stores an uploaded picture, re-encoded, until a message of the same account shows it. */
export const keepPicture = async (context: SupportContext, userId: string, file: File): Promise<Picture> => {
  const { db, files, pictures, clock, pictureKey } = context;
  if (file.size > maxImageBytes) throw fail('picture_too_large');
  await refusePicture(context, userId);
  const bytes = await reEncodePicture(pictures, new Uint8Array(await file.arrayBuffer()), {
    refuse: (fault) => fail(fault),
    caller: userId,
  });
  const id = newId();
  // The row comes first: a file without a row could never be found again.
  await insertPicture(db, { id, userId, messageId: null, position: 0, createdAt: clock() });
  try {
    await files.put(pictureFile(id), bytes);
  } catch (error) {
    await deletePicture(db, id);
    throw error;
  }
  return { id, url: pictureAddress(pictureKey, id, clock()) };
};

/** The bytes of an uploaded picture that no message shows, for a feature that keeps a copy. */
export const readPicture = async (
  { db, files }: Pick<SupportContext, 'db' | 'files'>,
  userId: string,
  id: string,
): Promise<Uint8Array | undefined> =>
  (await isUnusedPicture(db, userId, id)) ? await files.get(pictureFile(id)) : undefined;

export const sweepPicturesJob = defineJob()({ name: 'support.sweep_pictures', cron: '23 * * * *' });

/** Deletes pictures that no message has shown for a day. */
export const sweepPictures = async ({ db, files, clock }: SupportContext): Promise<void> => {
  const gone = await deleteUnusedPictures(db, new Date(clock().getTime() - day));
  for (const id of gone) await files.delete(pictureFile(id));
};
