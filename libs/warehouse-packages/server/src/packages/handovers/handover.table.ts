import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { packageTable } from '../package.table.ts';
import { carrierKeyOf } from '../../tracking/tracking-key.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Hand-overs: the packages that a carrier collects at once. */
export const handoverTable = pgTable(
  'handover',
  {
    /** Such as `HO2611048213K`. */
    id: text().primaryKey(),
    carrier: text().notNull(),
    staffId: text('staff_id').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('handover_newest').on(table.createdAt, table.id),
    // A repeated begin continues the open one.
    uniqueIndex('handover_open')
      .on(table.staffId, carrierKeyOf(table.carrier))
      .where(sql`${table.closedAt} is null`),
  ],
);

export type HandoverRow = typeof handoverTable.$inferSelect;

/** How the hand-over of a package ended. */
export type HandoverOutcome = 'shipped' | 'refused' | 'left';

/** The bags of hand-overs. */
export const handoverBagTable = pgTable(
  'handover_bag',
  {
    handoverId: text('handover_id')
      .notNull()
      .references(() => handoverTable.id),
    /** 1 for the first of a hand-over. */
    number: integer().notNull(),
    /** The number on its seal; null while it is open. */
    seal: text(),
    weightG: integer('weight_g'),
    sealedAt: instant('sealed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.handoverId, table.number] }),
    uniqueIndex('handover_bag_seal').on(table.seal),
    check('handover_bag_sealed', sql`(${table.seal} is null) = (${table.sealedAt} is null)`),
    check('handover_bag_weight', sql`${table.weightG} > 0 and (${table.weightG} is null or ${table.seal} is not null)`),
  ],
);

export type HandoverBagRow = typeof handoverBagTable.$inferSelect;

/** The signatures of carriers' drivers: the proof of what they took. */
export const handoverSignatureTable = pgTable('handover_signature', {
  handoverId: text('handover_id')
    .primaryKey()
    .references(() => handoverTable.id),
  driverName: text('driver_name').notNull(),
  /** The drawing, as the contract has it; empty if the name was only typed. */
  strokes: jsonb().$type<readonly number[][]>().notNull(),
  staffId: text('staff_id').notNull(),
  signedAt: instant('signed_at').notNull(),
});

export type HandoverSignatureRow = typeof handoverSignatureTable.$inferSelect;

/** The packages of hand-overs. */
export const handoverPackageTable = pgTable(
  'handover_package',
  {
    handoverId: text('handover_id')
      .notNull()
      .references(() => handoverTable.id),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    trackingNumber: text('tracking_number').notNull(),
    scannedAt: instant('scanned_at').notNull(),
    /** Null until the hand-over is closed. */
    outcome: text().$type<HandoverOutcome>(),
    /** Why it was refused. */
    reason: text(),
    /** Null for a package outside bags. */
    bag: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.handoverId, table.packageNumber] }),
    foreignKey({
      name: 'handover_package_bag',
      columns: [table.handoverId, table.bag],
      foreignColumns: [handoverBagTable.handoverId, handoverBagTable.number],
    }),
    uniqueIndex('handover_package_tracking').on(trackingKeyOf(table.trackingNumber), table.handoverId),
    // A package is in one open hand-over at most.
    uniqueIndex('handover_package_open')
      .on(table.packageNumber)
      .where(sql`${table.outcome} is null`),
    check(
      'handover_package_refused',
      sql`(${table.outcome} is not distinct from 'refused') = (${table.reason} is not null)`,
    ),
  ],
);

export type HandoverPackageRow = typeof handoverPackageTable.$inferSelect;
