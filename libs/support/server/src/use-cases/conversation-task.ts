import { addWorkingHours } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { answeredIn } from '@caravan/support/contract';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import { waitingConversations } from '../db/conversation.repo.ts';
import { lastMessages } from '../db/message.repo.ts';
import { shortened } from '../domain/conversation-steps.ts';
import type { SupportContext } from './support-context.ts';

/** The tasks of conversations in which a shopper waits. */
const waitingTasks = async (db: Database, ids?: readonly string[]): Promise<NewTask[]> => {
  const rows = await waitingConversations(db, ids);
  const last = await lastMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, ref, language, waitingSince, createdAt, version }) => {
    const words = shortened(last.get(id)?.text ?? '');
    const since = waitingSince ?? createdAt;
    return {
      queue: 'ticket',
      kind: 'conversation',
      ref: id,
      title: ref ?? shortened(words, 60),
      facts: { about: kind, number: ref, last_words: words, language, version },
      dueAt: addWorkingHours(since, answeredIn),
      openedAt: since,
    };
  });
};

/** Opens, changes or closes the task of a conversation by its state. */
export const syncTask = async (tx: Tx, { tasks }: Pick<SupportContext, 'tasks'>, id: string): Promise<void> => {
  const [task] = await waitingTasks(tx, [id]);
  if (task) await tasks().open(tx, task);
  else await tasks().close(tx, { queue: 'ticket', ref: id });
};

/** Every conversation in which a shopper waits is a task. */
export const conversationTaskSource: TaskSource = { queue: 'ticket', wanted: (db) => waitingTasks(db) };
