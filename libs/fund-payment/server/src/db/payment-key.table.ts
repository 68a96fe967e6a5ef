import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that this installation made for itself, shared by all its processes: the sandbox gateway signs with one. */
export const paymentKeyTable = pgTable('payment_key', {
  name: text().primaryKey(),
  /** 32 random bytes, base64. */
  value: text().notNull(),
});
