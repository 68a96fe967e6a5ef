import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * The warehouses of the shop, with their addresses in Chinese. Forwarding writes them, and its name for the table stays,
 * so that processes of older releases find it. A shop need not write down its only warehouse. What refers to one keeps it
 * in the list.
 */
export const warehouseTable = pgTable(
  'forwarding_warehouse',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: text().notNull(),
    recipient: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    street: text().notNull(),
    postcode: text().notNull(),
    /** Shoppers send parcels to it. Goods and bins may be in any. */
    active: boolean().notNull(),
    /**
     * The shop's first warehouse. Goods, bins and packages that name none (null) are in it, so that a shop with one
     * warehouse writes none down; those in it never name it.
     */
    home: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('forwarding_warehouse_home')
      .on(table.home)
      .where(sql`${table.home}`),
  ],
);

export type WarehouseRow = typeof warehouseTable.$inferSelect;

/** The id of the warehouse that a column means; null where the shop has written none down. */
export const warehouseIdOf = (column: SQLWrapper): SQL<string | null> =>
  sql`coalesce(${column}, (select w.id from ${warehouseTable} w where w.home))`;

/** The warehouse that a column means, as answers name it; null where the shop has fewer than two. */
export const warehouseOf = (column: SQLWrapper): SQL<{ id: string; name: string } | null> =>
  sql`(select json_build_object('id', w.id, 'name', w.name) from ${warehouseTable} w
    where w.id = ${warehouseIdOf(column)} and (select count(*) from ${warehouseTable}) > 1)`;
