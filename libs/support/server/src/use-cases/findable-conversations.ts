import { staffRoles } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { Findable, Found } from '@caravan/tasks/port';
import { conversationsNumbered, conversationsOfMembers } from '../db/conversation-search.repo.ts';
import type { ConversationRow } from '../db/conversation.table.ts';
import { lastMessages } from '../db/message.repo.ts';
import { shortened } from '../domain/conversation-steps.ts';
import type { SupportContext } from './support-context.ts';

const present = async (db: Database, rows: readonly ConversationRow[]): Promise<Found[]> => {
  const last = await lastMessages(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ref, state }) => {
    const words = shortened(last.get(id)?.text ?? '', 60);
    return { ref: id, title: ref ? `${ref} · ${words}` : words, state };
  });
};

/** By the id of the conversation, or the number of its order or package. Every role may open conversations. */
const byNumber: Findable = {
  kind: 'conversation',
  roles: staffRoles,
  find: async (db, words, limit) => present(db, await conversationsNumbered(db, words, limit)),
};

/** By the shopper's e-mail or id, for the roles that see contacts (specification 24.11). */
const byMember = ({ people }: Pick<SupportContext, 'people'>): Findable => ({
  kind: 'conversation',
  roles: ['service', 'finance', 'auditor'],
  async find(db, words, limit) {
    const found = await people().find(db, words, limit);
    const userIds = found.map(({ ref }) => ref);
    return present(db, await conversationsOfMembers(db, { userIds, words, limit }));
  },
});

/** For the console's search. */
export const conversationFindables = (context: Pick<SupportContext, 'people'>): readonly Findable[] => [
  byNumber,
  byMember(context),
];
