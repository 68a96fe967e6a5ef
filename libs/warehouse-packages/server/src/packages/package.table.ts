import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PackageStatus } from '@caravan/kernel';
import type { PackageStage, Parcel } from '@caravan/warehouse-packages/contract';
import { warehouseTable } from '@caravan/warehouse-packages/port/table';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { insuranceTierTable } from './insurance/insurance.table.ts';
import { pickTable } from './packing/pick.table.ts';
import { shippingMethodTable, type Surcharge } from '@caravan/shipping/port/table';
import { carrierKeyOf } from '../tracking/tracking-key.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Packages. Triggers (`0000_init.sql`) enforce that the status matches the events and that the goods
 * match the status; a constraint enforces that the fee is the sum of its parts.
 */
export const packageTable = pgTable(
  'package',
  {
    number: text().primaryKey(),
    userId: text('user_id').notNull(),
    status: text().$type<PackageStatus>().notNull(),
    /** The number of events, which is the `seq` of the last one. */
    events: integer().notNull(),
    /** A copy, which later changes of the address book do not affect. */
    address: jsonb().$type<Parcel['address']>().notNull(),
    methodId: text('line_id').notNull(),
    methodVersion: integer('line_version').notNull(),
    realG: integer('real_g').notNull(),
    volumetricG: integer('volumetric_g').notNull(),
    chargeableG: integer('chargeable_g').notNull(),
    firstFen: fen('first_fen').notNull(),
    furtherFen: fen('further_fen').notNull(),
    furtherSteps: integer('further_steps').notNull(),
    customsFen: fen('customs_fen').notNull(),
    storageFen: fen('storage_fen').notNull(),
    /** The price of handling the goods of own parcels. */
    handlingFen: fen('handling_fen').notNull().default(0),
    packingFen: fen('packing_fen').notNull(),
    /** The chosen tier of insurance with the terms of that time; null and 0 without one. */
    insuranceId: text('insurance_id'),
    insuranceVersion: integer('insurance_version'),
    insuranceFen: fen('insurance_fen').notNull(),
    coverFen: fen('cover_fen').notNull(),
    /** The area of the price sheet by which it was quoted, also after its address was erased; null without a sheet. */
    sheetArea: integer('sheet_area'),
    /** The charges of the price sheet besides the freight, and their sum. */
    surcharges: jsonb().$type<readonly Surcharge[]>().notNull().default([]),
    surchargeFen: fen('surcharge_fen').notNull().default(0),
    feeFen: fen('fee_fen').notNull(),
    /** The part of the freight that a coupon takes off; the shopper pays the fee less this. */
    discountFen: fen('discount_fen').notNull(),
    /** The coupon; null without one. */
    couponCode: text('coupon_code'),
    etaMinDays: integer('eta_min_days').notNull(),
    etaMaxDays: integer('eta_max_days').notNull(),
    /** The refunded part of what was paid of the fee: what a lighter parcel returned, and the whole fee after a cancellation. */
    refundedFen: fen('refunded_fen').notNull(),
    packingNote: text('packing_note').notNull(),
    declaredValueFen: fen('declared_value_fen').notNull(),
    /** The packing rehearsal and its result by which it was quoted; null without one. */
    rehearsalNumber: text('rehearsal_number'),
    rehearsalSeq: integer('rehearsal_seq'),
    /** The warehouse of its goods; null means the shop's first one. */
    warehouseId: text('warehouse_id').references(() => warehouseTable.id),
    /** How far it is in the warehouse. It stays when the package is shipped, and ends when it is cancelled. */
    stage: text().$type<PackageStage>(),
    /** Since when it has this stage. */
    stageAt: instant('stage_at'),
    /** The pick list that collects or collected its goods. */
    pickId: text('pick_id').references(() => pickTable.id),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    shippedAt: instant('shipped_at'),
    /** When it counts as received automatically. */
    doneBy: instant('done_by'),
    doneAt: instant('done_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.methodId, table.methodVersion],
      foreignColumns: [shippingMethodTable.id, shippingMethodTable.version],
    }),
    foreignKey({
      name: 'package_insurance_terms',
      columns: [table.insuranceId, table.insuranceVersion, table.coverFen, table.insuranceFen],
      foreignColumns: [
        insuranceTierTable.id,
        insuranceTierTable.version,
        insuranceTierTable.coverFen,
        insuranceTierTable.feeFen,
      ],
    }),
    check(
      'package_insurance',
      sql`num_nulls(${table.insuranceId}, ${table.insuranceVersion}) in (0, 2)
        and (${table.insuranceId} is not null or (${table.insuranceFen} = 0 and ${table.coverFen} = 0))`,
    ),
    index('package_of_user').on(table.userId, table.createdAt, table.number),
    index('package_of_user_by_status').on(table.userId, table.status, table.createdAt, table.number),
    index('package_by_status').on(table.status, table.createdAt, table.number),
    index('package_newest').on(table.createdAt, table.number),
    index('package_of_pick').on(table.pickId),
    // The foreign key is in `0000_init.sql`, because goods refer to packages.
    uniqueIndex('package_of_rehearsal')
      .on(table.rehearsalNumber)
      .where(sql`${table.status} <> 'cancelled'`),
    check('package_rehearsal', sql`num_nulls(${table.rehearsalNumber}, ${table.rehearsalSeq}) in (0, 2)`),
    index('package_tracking').on(trackingKeyOf(table.trackingNumber), carrierKeyOf(table.carrier)),
    // A tracking number of a carrier belongs to one package until it is received, however it is spelled.
    uniqueIndex('package_tracking_open')
      .on(trackingKeyOf(table.trackingNumber), carrierKeyOf(table.carrier))
      .where(sql`${table.doneAt} is null`),
    index('package_unpaid')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending_payment'`),
    index('package_on_its_way')
      .on(table.doneBy)
      .where(sql`${table.status} = 'pending_receipt'`),
    check(
      'package_parts',
      sql`least(${table.firstFen}, ${table.furtherFen}, ${table.furtherSteps}, ${table.customsFen}, ${table.storageFen}, ${table.handlingFen}, ${table.packingFen}, ${table.insuranceFen}, ${table.surchargeFen}, ${table.declaredValueFen}) >= 0`,
    ),
    check(
      'package_fee',
      sql`${table.feeFen} = ${table.firstFen} + ${table.furtherFen} * ${table.furtherSteps} + ${table.customsFen} + ${table.storageFen} + ${table.handlingFen} + ${table.packingFen} + ${table.insuranceFen} + ${table.surchargeFen}`,
    ),
    check(
      'package_discount',
      sql`${table.discountFen} between 0 and ${table.firstFen} + ${table.furtherFen} * ${table.furtherSteps}
        and (${table.discountFen} = 0 or ${table.couponCode} is not null)`,
    ),
    // A price sheet rounds weights, and may count less of the volume.
    check(
      'package_weight',
      sql`${table.chargeableG} = greatest(${table.realG}, ${table.volumetricG})
        or (${table.sheetArea} is not null and ${table.chargeableG} >= ${table.realG})`,
    ),
    check(
      'package_refunded',
      sql`${table.refundedFen} between 0 and ${table.feeFen} - ${table.discountFen}
        and (${table.paidAt} is not null or ${table.refundedFen} = 0)
        and (${table.status} <> 'cancelled' or ${table.paidAt} is null or ${table.refundedFen} = ${table.feeFen} - ${table.discountFen})`,
    ),
    check(
      'package_paid',
      sql`${table.status} = 'cancelled' or (${table.status} = 'pending_payment') = (${table.paidAt} is null)`,
    ),
    check(
      'package_shipped',
      sql`(${table.status} in ('pending_receipt', 'done')) = (${table.shippedAt} is not null)
        and num_nulls(${table.shippedAt}, ${table.carrier}, ${table.trackingNumber}, ${table.doneBy}) in (0, 4)`,
    ),
    check(
      'package_stage',
      sql`(${table.stage} is null or (${table.paidAt} is not null and ${table.status} <> 'cancelled'))
        and (${table.stage} is null) = (${table.stageAt} is null)
        and (${table.stage} is not null or ${table.pickId} is null)
        and (${table.stage} is distinct from 'picking' or ${table.pickId} is not null)`,
    ),
    check('package_done', sql`(${table.status} = 'done') = (${table.doneAt} is not null)`),
  ],
);

export type PackageRow = typeof packageTable.$inferSelect;
