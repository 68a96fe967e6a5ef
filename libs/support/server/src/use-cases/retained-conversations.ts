import type { RetainedRows } from '@caravan/content/port';
import { countRows, inBatches } from '@caravan/server-core';
import { conversationsEndedBefore, lockEndedConversations } from '../db/conversation.repo.ts';
import { conversationTable } from '../db/conversation.table.ts';
import { deleteConversations } from '../db/message.repo.ts';
import { deletePicturesJob } from './personal-data.ts';
import type { SupportContext } from './support-context.ts';

/** A conversation can have hundreds of messages. */
const batchSize = 50;

/** Old conversations with their messages, notes, pictures and tasks. One in which a shopper waits is never old. */
export const retainedConversations = ({ db, transaction, jobs, tasks }: SupportContext): RetainedRows => ({
  count: (before) => countRows(db, conversationTable, conversationsEndedBefore(before)),
  delete: (before) =>
    inBatches(
      (limit) =>
        transaction(async (tx) => {
          const ids = await lockEndedConversations(tx, before, limit);
          const pictureIds = await deleteConversations(tx, ids);
          await tasks().forget(tx, 'ticket', ids);
          if (pictureIds.length) await jobs.send(tx, deletePicturesJob, { pictureIds });
          return ids.length;
        }),
      batchSize,
    ),
});
