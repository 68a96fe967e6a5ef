import { fail, maxAvatarBytes } from '@caravan/account/contract';
import { newId } from '@caravan/kernel';
import { encodeAvatar } from '../adapters/encode-avatar.ts';
import { insertAvatar, useAvatar } from '../db/avatar.repo.ts';
import { saveProfile } from '../db/profile.repo.ts';
import { avatarAddress, avatarFile } from '../domain/avatar-address.ts';
import type { AccountContext } from './account-context.ts';

/** Shows a new picture of somebody and answers its address; the one before goes a day later. */
export const keepAvatar = async (context: AccountContext, userId: string, file: File): Promise<string> => {
  const { db, transaction, files, clock, identities } = context;
  if (file.size >= maxAvatarBytes) throw fail('avatar_too_large');
  const bytes = await encodeAvatar(Buffer.from(await file.arrayBuffer()));
  const id = newId();
  // The row first: a file without a row would never be found again.
  await insertAvatar(db, id, userId, clock());
  await files.put(avatarFile(id), bytes);
  await transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    // The profile before the pictures: of two uploads at once the second waits here and replaces the first.
    await saveProfile(tx, userId, { avatar: avatarAddress(id) }, clock());
    await useAvatar(tx, id, userId, clock());
  });
  return avatarAddress(id);
};
