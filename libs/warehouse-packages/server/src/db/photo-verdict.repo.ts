import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  photoVerdictTable as verdicts,
  rejectionAnswerTable as answers,
  type PhotoVerdictRow,
  type PhotoVerdictState,
} from './photo-verdict.table.ts';

/** The last verdict about each item, by the items' ids. */
export const lastVerdicts = async (
  db: Database,
  itemIds: readonly string[],
): Promise<Map<string, PhotoVerdictState>> => {
  if (!itemIds.length) return new Map();
  const found = await db
    .selectDistinctOn([verdicts.itemId], { verdict: verdicts, answer: answers.note })
    .from(verdicts)
    .leftJoin(answers, and(eq(answers.itemId, verdicts.itemId), eq(answers.photos, verdicts.photos)))
    // One parameter: the tasks read those of all goods in the warehouse.
    .where(sql`${verdicts.itemId} = any(${sql.param([...itemIds])})`)
    .orderBy(verdicts.itemId, desc(verdicts.photos));
  return new Map(found.map(({ verdict, answer }) => [verdict.itemId, { ...verdict, answer }]));
};

export const insertVerdict = async (tx: Tx, row: PhotoVerdictRow): Promise<void> => {
  await tx.insert(verdicts).values(row);
};

export const insertAnswer = async (tx: Tx, row: typeof answers.$inferSelect): Promise<void> => {
  await tx.insert(answers).values(row);
};
