import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Restriction } from '@caravan/warehouse-packages/contract';
import { packageTable } from './package.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Goods in the warehouse, one row for each line of an order that arrived. What they are and weigh never changes; which package they are in is
 * this one column, so that two packages can never hold the same goods.
 */
export const storeItemTable = pgTable(
  'store_item',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    orderNumber: text('order_number').notNull(),
    /** A line that is told twice arrives once. */
    lineId: text('line_id').notNull().unique(),
    name: text().notNull(),
    spec: text().notNull(),
    image: text(),
    quantity: integer().notNull(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    restrictions: jsonb().$type<Restriction[]>().notNull(),
    /** Photos that were paid for, and what they should show. */
    photoCount: integer('photo_count').notNull(),
    photoNote: text('photo_note').notNull(),
    storedAt: instant('stored_at').notNull(),
    /** Since when it may be packed: nothing more comes for its order. */
    releasedAt: instant('released_at'),
    /** The package that holds it, or in which it was sent. */
    packageNumber: text('package_number').references(() => packageTable.number),
    /** Since when that package holds it: storage is charged up to then. */
    packedAt: instant('packed_at'),
    /** When it left the warehouse. */
    leftAt: instant('left_at'),
    /** The last warning that storage ends: 7, 3 or 1 days before; null where there was none. */
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
    check('store_item_sizes', sql`least(${table.weightG}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}) >= 0`),
    check('store_item_counts', sql`${table.quantity} > 0 and ${table.photoCount} >= 0`),
    check('store_item_packed', sql`(${table.packageNumber} is null) = (${table.packedAt} is null)`),
    check('store_item_packed_when_released', sql`${table.packageNumber} is null or ${table.releasedAt} is not null`),
    check('store_item_left_in_package', sql`${table.leftAt} is null or ${table.packageNumber} is not null`),
  ],
);

export type StoreItemRow = typeof storeItemTable.$inferSelect;
