import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ServiceEnder } from '@caravan/goods-services/contract';
import type { ServiceKind, ServiceStatus } from '@caravan/warehouse-packages/contract';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The key of the warehouse's goods, whose table is its own. */
const storeItemKey = pgTable('store_item', { id: text().primaryKey() });

/**
 * Services that shoppers order for goods in the warehouse. What was ordered and its price never change; triggers
 * (`0000_init.sql`) let a service take only the steps of its states.
 */
export const serviceOrderTable = pgTable(
  'service_order',
  {
    number: text().primaryKey(),
    userId: text('user_id').notNull(),
    kind: text().$type<ServiceKind>().notNull(),
    status: text().$type<ServiceStatus>().notNull(),
    /** How many were ordered, such as photos. */
    units: integer().notNull(),
    unitFen: fen('unit_fen').notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** The part of a paid amount that was returned: all of it, once the service is cancelled. */
    refundedFen: fen('refunded_fen').notNull(),
    /** The shopper's note. */
    note: text().notNull(),
    /** The photos that the item had when more were paid; null for other services. */
    photosBefore: integer('photos_before'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    doneAt: instant('done_at'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by').$type<ServiceEnder>(),
    /** Why staff cancelled it; the shopper reads it. */
    cancelNote: text('cancel_note'),
  },
  (table) => [
    index('service_order_of_user').on(table.userId, table.createdAt, table.number),
    index('service_order_newest').on(table.createdAt, table.number),
    index('service_order_open')
      .on(table.expiresAt)
      .where(sql`${table.status} in ('pending_payment', 'paid')`),
    check('service_order_units', sql`${table.units} > 0 and ${table.unitFen} >= 0`),
    check('service_order_amount', sql`${table.amountFen} = ${table.unitFen} * ${table.units}`),
    check(
      'service_order_refunded',
      sql`${table.refundedFen} = case when ${table.status} = 'cancelled' and ${table.paidAt} is not null then ${table.amountFen} else 0 end`,
    ),
    check(
      'service_order_times',
      sql`(${table.status} = 'pending_payment') = (num_nonnulls(${table.paidAt}, ${table.cancelledAt}) = 0)
        and (${table.status} in ('paid', 'done')) <= (${table.paidAt} is not null)
        and (${table.status} = 'done') = (${table.doneAt} is not null)
        and (${table.status} = 'cancelled') = (${table.cancelledAt} is not null)`,
    ),
    check(
      'service_order_ended',
      sql`(${table.cancelledAt} is null) = (${table.cancelledBy} is null)
        and (${table.cancelledBy} is not distinct from 'staff') = (${table.cancelNote} is not null)`,
    ),
    check(
      'service_order_photos',
      sql`(${table.kind} = 'photos' and ${table.paidAt} is not null) = (${table.photosBefore} is not null)`,
    ),
  ],
);

/** The goods of a service. Rows are never changed. */
export const serviceItemTable = pgTable(
  'service_item',
  {
    serviceNumber: text('service_number')
      .notNull()
      .references(() => serviceOrderTable.number),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemKey.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceNumber, table.itemId] }),
    index('service_item_of_item').on(table.itemId),
  ],
);

/** The prices of services: one row, which is absent until the prices are changed first. */
export const servicePricesTable = pgTable(
  'service_prices',
  {
    id: boolean().primaryKey(),
    photoFen: fen('photo_fen').notNull(),
    measurementFen: fen('measurement_fen').notNull(),
    rehearsalFen: fen('rehearsal_fen').notNull(),
    version: integer().notNull(),
  },
  (table) => [
    check('service_prices_one', sql`${table.id}`),
    check('service_prices_least', sql`least(${table.photoFen}, ${table.measurementFen}, ${table.rehearsalFen}) >= 0`),
  ],
);

export type ServiceOrderRow = typeof serviceOrderTable.$inferSelect;
