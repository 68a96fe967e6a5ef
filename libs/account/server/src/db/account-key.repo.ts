import { eq } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { accountKeyTable } from './account-key.table.ts';

/** The stored key of this name. The first process that needs it stores a `fresh` one. */
export const ensureKey = async (db: Database, name: string, fresh: () => string): Promise<string> => {
  const find = async () => (await db.select().from(accountKeyTable).where(eq(accountKeyTable.name, name)))[0]?.value;
  const found = await find();
  if (found !== undefined) return found;
  await db.insert(accountKeyTable).values({ name, value: fresh() }).onConflictDoNothing();
  const stored = await find();
  if (stored === undefined) throw new Error(`the key ${name} does not exist`);
  return stored;
};
