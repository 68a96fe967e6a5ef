import { durations } from '@caravan/server-core';
import type { SupportFigures } from '@caravan/support/port';
import { and, gte, lt } from 'drizzle-orm';
import { conversationTable as conversations } from './conversation.table.ts';

/** The figures of the conversations that staff first answered in the time asked for. */
export const supportFigures: SupportFigures = {
  async passages(db, { from, to }) {
    const rows = await db
      .select(durations(conversations.createdAt, conversations.firstAnsweredAt))
      .from(conversations)
      .where(and(gte(conversations.firstAnsweredAt, from), lt(conversations.firstAnsweredAt, to)));
    return rows.map((row) => ({ passage: 'first_answer', ...row }));
  },
};
