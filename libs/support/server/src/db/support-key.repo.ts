import { randomBytes } from 'node:crypto';
import type { Database } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
import { supportKeyTable } from './conversation.table.ts';

/** The key with this name. The first process that needs it creates it. */
export const ensureSupportKey = async (db: Database, name: string): Promise<Buffer> => {
  await db
    .insert(supportKeyTable)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(supportKeyTable).where(eq(supportKeyTable.name, name));
  if (!row) throw new Error(`the key ${name} was not stored`);
  return Buffer.from(row.value, 'base64');
};
