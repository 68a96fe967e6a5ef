import { inArray } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { website } from './website.table.ts';

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
