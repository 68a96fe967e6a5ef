import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReturnState } from '@caravan/kernel';
import type { ReturnEvent, ReturnReason } from '@caravan/returns/contract';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import type { ReturnKind } from '@caravan/warehouse-packages/contract';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The key of the warehouse's goods, whose table is its own. */
const storeItemKey = pgTable('store_item', { id: text().primaryKey() });

/**
 * Returns of goods to their seller, and exchanges. Triggers (`0000_init.sql`) enforce the steps, that the
 * state matches the events, that the goods are where it says, and that amounts are set once.
 */
export const goodsReturnTable = pgTable(
  'goods_return',
  {
    number: text().primaryKey(),
    userId: text('user_id').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemKey.id),
    /** All pieces of the item. */
    quantity: integer().notNull(),
    kind: text().$type<ReturnKind>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** The shopper's words; empty if staff opened it. */
    text: text().notNull(),
    state: text().$type<ReturnState>().notNull(),
    /** The number of events, which is the `seq` of the last one. */
    events: integer().notNull(),
    /** The shopper's costs of the way back; null until they are known, and if the shop pays them. */
    feeFen: fen('fee_fen'),
    /** How the goods went back to the seller. */
    carrier: text(),
    trackingNumber: text('tracking_number'),
    /** The refund of the seller. */
    refundFen: fen('refund_fen'),
    /** The part of the refund that went to the shopper's balance. */
    returnedFen: fen('returned_fen'),
    /** The goods that came in exchange. */
    replacementId: text('replacement_id')
      .unique()
      .references(() => storeItemKey.id),
    createdAt: instant('created_at').notNull(),
    /** Since when it has this state. */
    stateAt: instant('state_at').notNull(),
  },
  (table) => [
    index('goods_return_of_user').on(table.userId, table.createdAt, table.number),
    index('goods_return_newest').on(table.createdAt, table.number),
    index('goods_return_by_state').on(table.state, table.createdAt, table.number),
    index('goods_return_of_item').on(table.itemId),
    index('goods_return_tracking').on(trackingKeyOf(table.trackingNumber)),
    check('goods_return_quantity', sql`${table.quantity} > 0`),
    check('goods_return_kind', sql`${table.kind} = 'return' or ${table.reason} <> 'changed_mind'`),
    check(
      'goods_return_fee',
      sql`(${table.feeFen} is null or (${table.feeFen} >= 0 and ${table.reason} = 'changed_mind'))
        and (${table.state} not in ('agreed', 'sent', 'settled') or (${table.feeFen} is not null) = (${table.reason} = 'changed_mind'))`,
    ),
    check(
      'goods_return_sent',
      sql`num_nulls(${table.carrier}, ${table.trackingNumber}) in (0, 2)
        and (${table.state} not in ('sent', 'settled') or ${table.carrier} is not null)`,
    ),
    check(
      'goods_return_settled',
      sql`(${table.refundFen} is not null) = (${table.state} = 'settled' and ${table.kind} = 'return')
        and (${table.returnedFen} is not null) = (${table.refundFen} is not null)
        and (${table.refundFen} is null or (${table.refundFen} >= 0 and ${table.returnedFen} = greatest(0, ${table.refundFen} - coalesce(${table.feeFen}, 0))))
        and (${table.replacementId} is not null) = (${table.state} = 'settled' and ${table.kind} = 'exchange')`,
    ),
  ],
);

/** Details of an event for the record. */
export interface ReturnEventData {
  fee_fen?: number;
  freight_fen?: number;
  refund_fen?: number;
  returned_fen?: number;
  carrier?: string;
  tracking_number?: string;
  replacement_id?: string;
}

/** The events of a return. Rows are never changed. */
export const goodsReturnEventTable = pgTable(
  'goods_return_event',
  {
    returnNumber: text('return_number')
      .notNull()
      .references(() => goodsReturnTable.number),
    /** 1, 2, 3 and so on without gaps. */
    seq: integer().notNull(),
    event: text().$type<ReturnEvent>().notNull(),
    /** Null for the first event. */
    fromState: text('from_state').$type<ReturnState>(),
    toState: text('to_state').$type<ReturnState>().notNull(),
    actor: text().$type<'shopper' | 'staff'>().notNull(),
    actorId: text('actor_id').notNull(),
    /** Staff wrote it for the shopper. */
    note: text(),
    data: jsonb().$type<ReturnEventData>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.returnNumber, table.seq] })],
);

export type GoodsReturnRow = typeof goodsReturnTable.$inferSelect;
export type GoodsReturnEventRow = typeof goodsReturnEventTable.$inferSelect;
