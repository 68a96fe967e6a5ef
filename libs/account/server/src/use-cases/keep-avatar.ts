import { fail, maxAvatarBytes } from '@caravan/account/contract';
import { newId } from '@caravan/kernel';
import { encodeAvatar } from '../adapters/encode-avatar.ts';
import { deleteAvatar, insertAvatar, useAvatar } from '../db/avatar.repo.ts';
import { saveProfile } from '../db/profile.repo.ts';
import type { AccountContext } from './account-context.ts';

const folder = '/v1/users/avatars/';

/** The path of a user's picture. */
const avatarAddress = (id: string): string => folder + id;

/** The file of the picture. */
export const avatarFile = (id: string): string => `avatars/${id}.webp`;

/** Stores a user's new picture and returns its path; the previous one is deleted a day later. */
export const keepAvatar = async (context: AccountContext, userId: string, file: File): Promise<string> => {
  const { db, transaction, files, pictures, clock, identities } = context;
  if (file.size >= maxAvatarBytes) throw fail('avatar_too_large');
  const bytes = await encodeAvatar(pictures, Buffer.from(await file.arrayBuffer()), userId);
  const id = newId();
  // Inserts the row first, because a file without a row would never be deleted.
  await insertAvatar(db, id, userId, clock());
  try {
    await files.put(avatarFile(id), bytes);
  } catch (error) {
    await deleteAvatar(db, id);
    throw error;
  }
  await transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    // Updates the profile before the pictures, so that a second concurrent upload waits here and replaces the first.
    await saveProfile(tx, userId, { avatar: avatarAddress(id) }, clock());
    await useAvatar(tx, id, userId, clock());
  });
  return avatarAddress(id);
};
