import type { Restriction } from '@caravan/warehouse-packages/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { packageTable } from './package.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Goods in the warehouse, one row for each order line that arrived. Name, size and weight never change. The package is
 * a single column, so that two packages can never contain the same goods.
 */
export const storeItemTable = pgTable(
  'store_item',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** Unique, so that a line that is reported twice arrives once. */
    lineId: text('line_id').notNull().unique(),
    name: text().notNull(),
    spec: text().notNull(),
    image: text(),
    quantity: integer().notNull(),
    /** What the goods cost, for the customs declaration. */
    valueFen: bigint('value_fen', { mode: 'number' }).notNull(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    restrictions: jsonb().$type<Restriction[]>().notNull(),
    /** The number of paid photos, and what they should show. */
    photoCount: integer('photo_count').notNull(),
    photoNote: text('photo_note').notNull(),
    storedAt: instant('stored_at').notNull(),
    /** When packing was allowed, because nothing more will arrive for its order. */
    releasedAt: instant('released_at'),
    /** The package that reserves it, or in which it was shipped. */
    packageNumber: text('package_number').references(() => packageTable.number),
    /** When it was packed; storage is charged until then. */
    packedAt: instant('packed_at'),
    /** When it left the warehouse. */
    leftAt: instant('left_at'),
    /** The last warning about the end of free storage: 7, 3 or 1 days before; null before the first warning. */
    warnedDays: integer('warned_days'),
  },
  (table) => [
    index('store_item_shelf')
      .on(table.userId, table.storedAt, table.id)
      .where(sql`${table.leftAt} is null`),
    index('store_item_of_order').on(table.orderNumber),
    index('store_item_in_package').on(table.packageNumber),
    index('store_item_to_warn')
      .on(table.storedAt)
      .where(sql`${table.leftAt} is null and ${table.packageNumber} is null`),
    check(
      'store_item_sizes',
      sql`least(${table.weightG}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}, ${table.valueFen}) >= 0`,
    ),
    check('store_item_counts', sql`${table.quantity} > 0 and ${table.photoCount} >= 0`),
    check('store_item_packed', sql`(${table.packageNumber} is null) = (${table.packedAt} is null)`),
    check('store_item_packed_when_released', sql`${table.packageNumber} is null or ${table.releasedAt} is not null`),
    check('store_item_left_in_package', sql`${table.leftAt} is null or ${table.packageNumber} is not null`),
  ],
);

export type StoreItemRow = typeof storeItemTable.$inferSelect;

/** Random keys of this installation, shared by all its processes. One signs the URLs of photos. */
export const storeKeyTable = pgTable('store_key', {
  name: text().primaryKey(),
  /** 32 random bytes in base64. */
  value: text().notNull(),
});
