import type { Restriction } from '@caravan/shipping/contract';
import type { GoodsCondition } from '@caravan/goods/contract';
import type { GoodsOrigin } from '@caravan/cart-orders/port';
import type { CheckState, DisposalWarning } from '@caravan/warehouse-packages/contract';
import { warehouseTable } from '@caravan/warehouse-packages/port/table';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { binTable } from '../bins/bin.table.ts';
import { packageTable } from '../packages/package.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Goods in the warehouse, one row for each receipt of an order line. Name, size and weight never change. The package is
 * a single column, so that two packages can never contain the same goods.
 */
export const storeItemTable = pgTable(
  'store_item',
  {
    id: text().primaryKey(),
    /** On the label, such as `IT2611048213K`: upper case, so that no keyboard spoils it. */
    number: text().notNull().unique(),
    userId: text('user_id').notNull(),
    /** Whether they were bought for an order, or came in a parcel that the shopper sent. */
    origin: text().$type<GoodsOrigin>().notNull().default('order'),
    /** The number of the order, or of the shopper's own parcel (decision 36). */
    orderNumber: text('order_number').notNull(),
    /** The line of the order; the own parcel has one, whose id is its number. */
    lineId: text('line_id').notNull(),
    /** Unique with the line, so that a receipt that is reported twice arrives once. */
    receiptId: text('receipt_id').notNull(),
    name: text().notNull(),
    /** The name as `searchText` has it; the indexes are in `0000_init.sql`. */
    search: text().notNull(),
    spec: text().notNull(),
    image: text(),
    quantity: integer().notNull(),
    /** The price of the goods, for the customs declaration. */
    valueFen: bigint('value_fen', { mode: 'number' }).notNull(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    restrictions: jsonb().$type<Restriction[]>().notNull(),
    condition: text().$type<GoodsCondition>().notNull(),
    /** Damage or missing parts; empty for goods without a fault. */
    conditionNote: text('condition_note').notNull(),
    /** Whether staff must still check the quality, or how they found it. */
    checkState: text('check_state').$type<CheckState>().notNull(),
    /** The note of the last check. */
    checkNote: text('check_note').notNull(),
    /** Where it is; null if it waits for a bin or was taken out of one. Only `bin_move` changes it. */
    bin: text().references(() => binTable.code),
    /** Where it arrived, or was brought later; null means the shop's first warehouse. */
    warehouseId: text('warehouse_id').references(() => warehouseTable.id),
    /** Since when it is searched for, because a count did not find it; null if it is where the records say. */
    missingAt: instant('missing_at'),
    /** For how long they were searched for, or away at their seller, in milliseconds: storage days that do not count. */
    searchedMs: bigint('searched_ms', { mode: 'number' }).notNull().default(0),
    /** The same while they were in their package, whose storage fee stands; it counts if the package is cancelled. */
    searchedPackedMs: bigint('searched_packed_ms', { mode: 'number' }).notNull().default(0),
    /** When they were last found, or came back from their seller; warnings about their disposal wait from then on. */
    foundAt: instant('found_at'),
    /** The photos without a fee of all its pieces, by the number that the shop had set when they arrived. */
    arrivalPhotos: integer('arrival_photos').notNull().default(0),
    /** The number of paid photos, and what they should show. */
    photoCount: integer('photo_count').notNull(),
    photoNote: text('photo_note').notNull(),
    storedAt: instant('stored_at').notNull(),
    /**
     * The days without a fee, the fee of each further day and the most that its storage costs, by the terms of its order.
     * The defaults are for processes of releases whose shops could not set them.
     */
    freeDays: integer('free_days').notNull().default(30),
    storageFeeFen: bigint('storage_fee_fen', { mode: 'number' }).notNull().default(50),
    storageMaxFen: bigint('storage_max_fen', { mode: 'number' }).notNull().default(3_000),
    /** The price of handling the goods of an own parcel; it is charged with their package. */
    handlingFen: bigint('handling_fen', { mode: 'number' }).notNull().default(0),
    /** When packing was allowed, because nothing more will arrive for its order. */
    releasedAt: instant('released_at'),
    /** Since when its shopper is asked what came in the own parcel; it is not packed before the answer. */
    askedAt: instant('asked_at'),
    /** The package that reserves it, or in which it was shipped. */
    packageNumber: text('package_number').references(() => packageTable.number),
    /** The return to its seller that reserves it, or in which it left. It is in a package or in a return, never in both. */
    returnNumber: text('return_number'),
    /** When it was packed; storage is charged until then. */
    packedAt: instant('packed_at'),
    /** When it left the warehouse or this record of it: in its package, by disposal, as lost, or as somebody else's. */
    leftAt: instant('left_at'),
    /** The last warning about the end of free storage: 7, 3 or 1 days before; null before the first warning. */
    warnedDays: integer('warned_days'),
    /** The last warning about the disposal, and its time; null before the first one. Only `disposal_warning` changes it. */
    disposalWarnedDays: integer('disposal_warned_days').$type<DisposalWarning>(),
    disposalWarnedAt: instant('disposal_warned_at'),
    /** When it was disposed of. Only `store_disposal` changes it. */
    disposedAt: instant('disposed_at'),
    /** When the search for it ended as lost. Only `store_loss` changes it. */
    lostAt: instant('lost_at'),
    /** When it was taken off its shopper's shelf, because the parcel in which it came is somebody else's. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    unique('store_item_receipt').on(table.lineId, table.receiptId),
    index('store_item_in_bin').on(table.bin),
    index('store_item_shelf')
      .on(table.userId, table.storedAt, table.id)
      .where(sql`${table.leftAt} is null`),
    index('store_item_here')
      .on(table.storedAt, table.id)
      .where(sql`${table.leftAt} is null`),
    index('store_item_of_user').on(table.userId),
    index('store_item_of_order').on(table.orderNumber),
    index('store_item_in_package').on(table.packageNumber),
    index('store_item_in_return').on(table.returnNumber),
    index('store_item_to_warn')
      .on(table.storedAt)
      .where(sql`${table.leftAt} is null and ${table.packageNumber} is null and ${table.returnNumber} is null`),
    check(
      'store_item_sizes',
      sql`least(${table.weightG}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}, ${table.valueFen}) >= 0`,
    ),
    check('store_item_counts', sql`${table.quantity} > 0 and ${table.photoCount} >= 0`),
    check('store_item_storage', sql`least(${table.freeDays}, ${table.storageFeeFen}, ${table.storageMaxFen}) >= 0`),
    check(
      'store_item_handling',
      sql`${table.handlingFen} >= 0 and ${table.origin} in ('order', 'own') and (${table.origin} = 'own' or ${table.handlingFen} = 0)`,
    ),
    check('store_item_arrival_photos', sql`${table.arrivalPhotos} between 0 and 20`),
    check('store_item_packed', sql`(${table.packageNumber} is null) = (${table.packedAt} is null)`),
    check('store_item_packed_when_released', sql`${table.packageNumber} is null or ${table.releasedAt} is not null`),
    check(
      'store_item_asked',
      sql`${table.askedAt} is null or (${table.origin} = 'own' and ${table.packageNumber} is null)`,
    ),
    check('store_item_left_its_bin', sql`${table.leftAt} is null or ${table.bin} is null`),
    check('store_item_missing', sql`${table.missingAt} is null or num_nonnulls(${table.bin}, ${table.leftAt}) = 0`),
    check('store_item_searched', sql`least(${table.searchedMs}, ${table.searchedPackedMs}) >= 0`),
    // Goods leave in a package, in a return, by disposal, as lost or as somebody else's, in one way only.
    check('store_item_in_one_place', sql`num_nonnulls(${table.packageNumber}, ${table.returnNumber}) <= 1`),
    check(
      'store_item_left_one_way',
      sql`${table.leftAt} is null or num_nonnulls(${table.packageNumber}, ${table.returnNumber}, ${table.disposedAt}, ${table.lostAt}, ${table.takenBackAt}) = 1`,
    ),
    check(
      'store_item_disposed',
      sql`${table.disposedAt} is null or (num_nonnulls(${table.packageNumber}, ${table.returnNumber}) = 0 and ${table.leftAt} is not distinct from ${table.disposedAt})`,
    ),
    check('store_item_lost', sql`${table.lostAt} is null or ${table.leftAt} is not distinct from ${table.lostAt}`),
    check(
      'store_item_taken_back',
      sql`${table.takenBackAt} is null or (${table.origin} = 'own' and ${table.leftAt} is not distinct from ${table.takenBackAt})`,
    ),
    check(
      'store_item_disposal_warned',
      sql`(${table.disposalWarnedDays} is null) = (${table.disposalWarnedAt} is null)`,
    ),
  ],
);

/** Without the column of the search, which the repository writes. */
export type StoreItemRow = Omit<typeof storeItemTable.$inferSelect, 'search'>;

/** Random keys of this installation, shared by all its processes. One signs the URLs of photos. */
export const storeKeyTable = pgTable('store_key', {
  name: text().primaryKey(),
  /** 32 random bytes in base64. */
  value: text().notNull(),
});
