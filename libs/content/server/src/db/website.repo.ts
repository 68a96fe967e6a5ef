import { asc, inArray } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { website } from './setting.table.ts';

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

/** Stores the website; the start of the server then no longer updates it. */
export const writeWebsite = async (tx: Tx, row: WebsiteRow): Promise<void> => {
  await tx.insert(website).values(row).onConflictDoUpdate({ target: website.tag, set: row });
};
