import { randomBytes } from 'node:crypto';
import type { Database } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
import { storeKeyTable } from './store-item.table.ts';

/** The key with this name. The first process that needs it creates it. */
export const ensureStoreKey = async (db: Database, name: string): Promise<Buffer> => {
  await db
    .insert(storeKeyTable)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(storeKeyTable).where(eq(storeKeyTable.name, name));
  if (!row) throw new Error(`the key ${name} was not stored`);
  return Buffer.from(row.value, 'base64');
};
