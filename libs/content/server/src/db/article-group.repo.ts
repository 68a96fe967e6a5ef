import { asc, count, eq } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { articleGroup } from './article-group.table.ts';
import { article } from './article.table.ts';

export type ArticleGroupRow = typeof articleGroup.$inferSelect;

export const hasGroup = async (db: Database, key: string): Promise<boolean> => {
  const [found] = await db.select({ key: articleGroup.key }).from(articleGroup).where(eq(articleGroup.key, key));
  return found !== undefined;
};

/** All groups in display order, with the number of their articles. */
export const findGroups = (db: Database | Tx) =>
  db
    .select({ group: articleGroup, articles: count(article.id) })
    .from(articleGroup)
    .leftJoin(article, eq(article.groupKey, articleGroup.key))
    .groupBy(articleGroup.key)
    .orderBy(asc(articleGroup.position), asc(articleGroup.key));

/** False if the key already exists. */
export const insertGroup = async (tx: Tx, row: ArticleGroupRow): Promise<boolean> => {
  const made = await tx.insert(articleGroup).values(row).onConflictDoNothing().returning({ key: articleGroup.key });
  return made.length === 1;
};

/** False if the group does not exist. */
export const changeGroup = async (tx: Tx, { key, ...change }: ArticleGroupRow): Promise<boolean> => {
  const changed = await tx
    .update(articleGroup)
    .set(change)
    .where(eq(articleGroup.key, key))
    .returning({ key: articleGroup.key });
  return changed.length === 1;
};
