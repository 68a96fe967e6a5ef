import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that this installation made for itself, shared by all its processes: addresses of photos are signed with one. */
export const storeKeyTable = pgTable('store_key', {
  name: text().primaryKey(),
  /** 32 random bytes, base64. */
  value: text().notNull(),
});
