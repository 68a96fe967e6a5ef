import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { goodsKeyTable } from './goods-snapshot.table.ts';

/** Returns the key of this name. The first process that needs it creates it. */
export const ensureKey = async (db: Database, name: string): Promise<Buffer> => {
  await db
    .insert(goodsKeyTable)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(goodsKeyTable).where(eq(goodsKeyTable.name, name));
  if (!row) throw new Error(`the key ${name} does not exist`);
  return Buffer.from(row.value, 'base64');
};
