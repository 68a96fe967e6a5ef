import type { SupportFigures } from '@caravan/figures/port';
import { and, count, gte, lt, sql } from 'drizzle-orm';
import { conversationTable as conversations } from './conversation.table.ts';

/** The figures of the conversations that staff first answered in the time asked for. */
export const supportFigures: SupportFigures = {
  async passages(db, { from, to }) {
    const seconds = sql`extract(epoch from ${conversations.firstAnsweredAt} - ${conversations.createdAt})`;
    const [row] = await db
      .select({
        count: count(),
        medianSeconds: sql`percentile_cont(0.5) within group (order by ${seconds})`.mapWith(Number),
        p90Seconds: sql`percentile_cont(0.9) within group (order by ${seconds})`.mapWith(Number),
      })
      .from(conversations)
      .where(and(gte(conversations.firstAnsweredAt, from), lt(conversations.firstAnsweredAt, to)));
    return [
      {
        passage: 'first_answer',
        count: row?.count ?? 0,
        medianSeconds: row?.medianSeconds ?? 0,
        p90Seconds: row?.p90Seconds ?? 0,
      },
    ];
  },
};
