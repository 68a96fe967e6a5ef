import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { HaulPart } from '@caravan/haul/contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Archives of other shops that shoppers have imported. */
export const haulImportTable = pgTable(
  'haul_import',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Of the archive, in hex: the same archive is imported once. */
    sha256: text().notNull(),
    shopName: text('shop_name').notNull(),
    shopUrl: text('shop_url').notNull(),
    exportedAt: instant('exported_at').notNull(),
    importedAt: instant('imported_at').notNull(),
    orders: integer().notNull(),
    goods: integer().notNull(),
    packages: integer().notNull(),
    payments: integer().notNull(),
    wallet: integer().notNull(),
    /** The stored archive, whose photos are still to be re-encoded; null afterwards. */
    archiveId: text('archive_id'),
  },
  (table) => [
    unique('haul_import_once').on(table.userId, table.sha256),
    index('haul_import_archive')
      .on(table.archiveId)
      .where(sql`${table.archiveId} is not null`),
  ],
);

/** The rows of imported archives, as they were written. */
export const haulRecordTable = pgTable(
  'haul_record',
  {
    importId: text('import_id')
      .notNull()
      .references(() => haulImportTable.id, { onDelete: 'cascade' }),
    part: text().$type<HaulPart>().notNull(),
    /** In the archive's file, from 0. */
    position: integer().notNull(),
    /** The number or the id of the row. */
    ref: text().notNull(),
    /** The order of goods. */
    parent: text(),
    data: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ name: 'haul_record_pkey', columns: [table.importId, table.part, table.position] }),
    unique('haul_record_ref').on(table.importId, table.part, table.ref),
    index('haul_record_parent').on(table.importId, table.part, table.parent),
    check('haul_record_parent_of_goods', sql`(${table.parent} is not null) = (${table.part} = 'goods')`),
  ],
);

/** Re-encoded photos of imported archives; the bytes are stored as files. */
export const haulPhotoTable = pgTable(
  'haul_photo',
  {
    id: text().primaryKey(),
    importId: text('import_id')
      .notNull()
      .references(() => haulImportTable.id, { onDelete: 'cascade' }),
    /** Its name in the archive. */
    name: text().notNull(),
  },
  (table) => [unique('haul_photo_once').on(table.importId, table.name)],
);

/** Secrets that the first process makes and all share. */
export const haulKeyTable = pgTable('haul_key', {
  name: text().primaryKey(),
  /** 32 random bytes in base64. */
  value: text().notNull(),
});

export type HaulImportRow = typeof haulImportTable.$inferSelect;
export type HaulRecordRow = typeof haulRecordTable.$inferSelect;
