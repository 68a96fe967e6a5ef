import { pgTable, text } from 'drizzle-orm/pg-core';

/** Signs the links to customs papers. */
export const customsKeyTable = pgTable('customs_key', { name: text().primaryKey(), value: text().notNull() });
