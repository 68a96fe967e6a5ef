import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { goodsReturnTable as returns } from './goods-return.table.ts';
import { photoVerdictTable as verdicts, type PhotoVerdictRow, type PhotoVerdictState } from './photo-verdict.table.ts';

/** The last verdict about each item, by the items' ids. */
export const lastVerdicts = async (
  db: Database,
  itemIds: readonly string[],
): Promise<Map<string, PhotoVerdictState>> => {
  if (!itemIds.length) return new Map();
  const found = await db
    .selectDistinctOn([verdicts.itemId], {
      verdict: verdicts,
      wish: { kind: returns.kind, reason: returns.reason },
    })
    .from(verdicts)
    .leftJoin(returns, eq(returns.number, verdicts.returnNumber))
    // One parameter: lists read those of many goods.
    .where(sql`${verdicts.itemId} = any(${sql.param([...itemIds])})`)
    .orderBy(verdicts.itemId, desc(verdicts.photos));
  return new Map(found.map(({ verdict, wish }) => [verdict.itemId, { ...verdict, wish }]));
};

export const insertVerdict = async (tx: Tx, row: PhotoVerdictRow): Promise<void> => {
  await tx.insert(verdicts).values(row);
};
