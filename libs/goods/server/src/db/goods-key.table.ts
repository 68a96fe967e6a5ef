import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that this installation made for itself, shared by all its processes. */
export const goodsKeyTable = pgTable('goods_key', {
  name: text().primaryKey(),
  /** 32 random bytes, base64. */
  value: text().notNull(),
});
