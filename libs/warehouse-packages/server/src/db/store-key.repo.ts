import { randomBytes } from 'node:crypto';
import type { Database } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
import { storeKeyTable } from './store-key.table.ts';

/** The key of this name, made by whichever process asks first. */
export const ensureStoreKey = async (db: Database, name: string): Promise<Buffer> => {
  await db
    .insert(storeKeyTable)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(storeKeyTable).where(eq(storeKeyTable.name, name));
  if (!row) throw new Error(`the key ${name} is gone`);
  return Buffer.from(row.value, 'base64');
};
