import { defineJob, type PersonalData } from '@caravan/server-core';
import { conversationsOfUser } from '../db/conversation.repo.ts';
import { eraseConversations } from '../db/message.repo.ts';
import { pictureFile } from '../domain/conversation-picture.ts';
import { showConversation } from './show-conversations.ts';
import type { SupportContext } from './support-context.ts';

/** Deletes the files of deleted pictures. Queued in the transaction that deletes the rows. */
export const deletePicturesJob = defineJob<{ pictureIds: readonly string[] }>()({ name: 'support.forget_pictures' });

export const deletePictures = async (
  { files }: Pick<SupportContext, 'files'>,
  { pictureIds }: { pictureIds: readonly string[] },
): Promise<void> => {
  for (const id of pictureIds) await files.delete(pictureFile(id));
};

export const supportPersonalData = (context: SupportContext): PersonalData => ({
  section: 'conversations',
  async collect(userId) {
    const shown = [];
    for (const { id } of await conversationsOfUser(context.db, userId))
      shown.push(await showConversation(context.db, context, { userId, id, limit: undefined }));
    return shown;
  },
  obstacles: async () => [],
  async erase(tx, userId) {
    const { conversationIds, pictureIds } = await eraseConversations(tx, userId);
    await context.tasks().forget(tx, 'ticket', conversationIds);
    if (pictureIds.length) await context.jobs.send(tx, deletePicturesJob, { pictureIds });
  },
});
