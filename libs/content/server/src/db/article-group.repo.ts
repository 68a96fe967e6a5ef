import { and, asc, count, eq } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { article, articleGroup } from './article.table.ts';
import { isExpected, nextVersion, type ExpectedVersion } from './write-version.ts';

export type ArticleGroupChange = Omit<typeof articleGroup.$inferSelect, 'version'>;

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
export const insertGroup = async (tx: Tx, row: ArticleGroupChange): Promise<boolean> => {
  const made = await tx
    .insert(articleGroup)
    .values({ ...row, version: 1 })
    .onConflictDoNothing()
    .returning({ key: articleGroup.key });
  return made.length === 1;
};

/** False if there is no group of this key and version. */
export const changeGroup = async (
  tx: Tx,
  { key, ...change }: ArticleGroupChange,
  expected: ExpectedVersion,
): Promise<boolean> => {
  const changed = await tx
    .update(articleGroup)
    .set({ ...change, version: nextVersion(articleGroup.version) })
    .where(and(eq(articleGroup.key, key), isExpected(articleGroup.version, expected)))
    .returning({ key: articleGroup.key });
  return changed.length === 1;
};

/** Undefined if the group does not exist. */
export const findGroupVersion = async (tx: Tx, key: string): Promise<number | undefined> =>
  (await tx.select({ version: articleGroup.version }).from(articleGroup).where(eq(articleGroup.key, key)))[0]?.version;
