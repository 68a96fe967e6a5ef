import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CarrierService, ManifestState } from '@caravan/carriers/contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The key of the warehouse's hand-overs, whose table is its own. */
const handoverKey = pgTable('handover', { id: text().primaryKey() });

/** Carriers' manifests of hand-overs, one for each carrier. Labels name the manifest that they are in. */
export const carrierManifestTable = pgTable(
  'carrier_manifest',
  {
    id: text().primaryKey(),
    handoverId: text('handover_id')
      .notNull()
      .references(() => handoverKey.id),
    service: text().$type<CarrierService>().notNull(),
    carrier: text().notNull(),
    /** The number of its labels. */
    labels: integer().notNull(),
    state: text().$type<ManifestState>().notNull(),
    /** When the service was asked first; null until then. */
    attemptedAt: instant('attempted_at'),
    /** When the service was last asked about it. */
    checkedAt: instant('checked_at'),
    /** The service's id of it. */
    formId: text('form_id'),
    failureCode: text('failure_code'),
    /** The carrier's words. */
    failureText: text('failure_text'),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    index('carrier_manifest_of_handover').on(table.handoverId),
    index('carrier_manifest_unsettled')
      .on(table.checkedAt)
      .where(sql`${table.state} in ('asked', 'unknown')`),
    check('carrier_manifest_state', sql`${table.state} in ('asked', 'made', 'failed', 'unknown')`),
    check('carrier_manifest_made', sql`(${table.state} = 'made') = (${table.formId} is not null)`),
    check('carrier_manifest_labels', sql`${table.labels} > 0`),
  ],
);

export type CarrierManifestRow = typeof carrierManifestTable.$inferSelect;
