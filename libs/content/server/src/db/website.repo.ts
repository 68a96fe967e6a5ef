import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { website } from './setting.table.ts';
import { isExpected, nextVersion, type ExpectedVersion } from './write-version.ts';

export const defaultTag = 'default';

export type WebsiteRow = typeof website.$inferSelect;

/** The website of a tag, otherwise the default one. */
export const findWebsite = async (db: Database, tag: string): Promise<WebsiteRow | undefined> => {
  const found = await db
    .select()
    .from(website)
    .where(inArray(website.tag, [tag, defaultTag]));
  return found.find((row) => row.tag === tag) ?? found[0];
};

/** All stored websites, sorted by tag. */
export const listWebsites = (db: Database): Promise<WebsiteRow[]> =>
  db.select().from(website).orderBy(asc(website.tag));

/** Stores the website, so that the start of the server no longer updates it. False if it has another version. */
export const writeWebsite = async (
  tx: Tx,
  row: Omit<WebsiteRow, 'version'>,
  expected: ExpectedVersion,
): Promise<boolean> => {
  const written = await tx
    .insert(website)
    .values({ ...row, version: 1 })
    .onConflictDoUpdate({
      target: website.tag,
      set: { ...row, version: nextVersion(website.version) },
      setWhere: isExpected(website.version, expected),
    })
    .returning({ tag: website.tag });
  return written.length === 1;
};

export const findWebsiteVersion = async (tx: Tx, tag: string): Promise<number> =>
  (await tx.select({ version: website.version }).from(website).where(eq(website.tag, tag)))[0]?.version ?? 0;
