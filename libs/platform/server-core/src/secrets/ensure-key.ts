import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '../database/transactions/tx.ts';

/** A table of keys. Features declare theirs in this form, because migrations are made from the tables of their files. */
export const keyTable = (name: string) => pgTable(name, { name: text().primaryKey(), value: text().notNull() });
export type KeyTable = ReturnType<typeof keyTable>;

const bytes = () => randomBytes(32).toString('base64');

/**
 * The stored key with this name, which all processes of an installation share. The first process that needs it stores a
 * `fresh` one; of several at once, all get the one that was stored.
 */
export const ensureKeyText = async (
  db: Database,
  table: KeyTable,
  name: string,
  fresh: () => string = bytes,
): Promise<string> => {
  const find = async () => (await db.select().from(table).where(eq(table.name, name)))[0]?.value;
  const found = await find();
  if (found !== undefined) return found;
  await db.insert(table).values({ name, value: fresh() }).onConflictDoNothing();
  const stored = await find();
  if (stored === undefined) throw new Error(`the key ${name} was not stored`);
  return stored;
};

/** A key of 32 random bytes, stored in base64. */
export const ensureKey = async (db: Database, table: KeyTable, name: string): Promise<Buffer> =>
  Buffer.from(await ensureKeyText(db, table, name), 'base64');
