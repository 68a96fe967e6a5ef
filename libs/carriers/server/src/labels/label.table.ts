import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CarrierService, LabelFormat, LabelState } from '@caravan/carriers/contract';
import { carrierManifestTable } from '../manifests/manifest.table.ts';
import type { Rate } from '../ports/carrier.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The key of the warehouse's packages, whose table is its own. */
const packageKey = pgTable('package', { number: text().primaryKey() });

/** A shipment at a service, with the prices that it named. */
export interface QuotedShipment {
  service: CarrierService;
  shipmentId: string;
  rates: readonly Rate[];
}

/** Prices of carriers for a parcel at the time of a request. Later ones delete those of earlier days. */
export const carrierQuoteTable = pgTable(
  'carrier_quote',
  {
    id: text().primaryKey(),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageKey.number),
    /** SHA-256 of what was asked: a package that differs by now has other prices. */
    digest: text().notNull(),
    format: text().$type<LabelFormat>().notNull(),
    shipments: jsonb().$type<QuotedShipment[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('carrier_quote_age').on(table.createdAt),
    index('carrier_quote_of_package').on(table.packageNumber),
  ],
);

/** Carriers' labels of packages. The id is the key of the purchase. */
export const carrierLabelTable = pgTable(
  'carrier_label',
  {
    id: text().primaryKey(),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageKey.number),
    service: text().$type<CarrierService>().notNull(),
    shipmentId: text('shipment_id').notNull(),
    rateId: text('rate_id').notNull(),
    format: text().$type<LabelFormat>().notNull(),
    carrier: text().notNull(),
    product: text().notNull(),
    amountHundredths: bigint('amount_hundredths', { mode: 'number' }).notNull(),
    currency: text().notNull(),
    isTest: boolean('is_test').notNull(),
    state: text().$type<LabelState>().notNull(),
    /** When the service was asked first, before it could answer; null until then. */
    attemptedAt: instant('attempted_at'),
    /** When the service was last asked about it. */
    checkedAt: instant('checked_at'),
    /** Counts the looks at the service. */
    checks: integer().notNull().default(0),
    purchaseId: text('purchase_id'),
    trackingNumber: text('tracking_number'),
    /** Its package was cancelled before the purchase had ended: it is voided as soon as it is bought. */
    isUnwanted: boolean('is_unwanted').notNull().default(false),
    failureCode: text('failure_code'),
    /** The carrier's words, which may name the recipient's address: they are forgotten after some days. */
    failureText: text('failure_text'),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    boughtAt: instant('bought_at'),
    /** In fen, at the rate of the day on which it was bought; null until then, and without a rate. */
    costFen: bigint('cost_fen', { mode: 'number' }),
    voidAt: instant('void_at'),
    /** When the carrier said that it gives the money back. */
    voidedAt: instant('voided_at'),
    /** The last manifest that was asked for with it. */
    manifestId: text('manifest_id').references(() => carrierManifestTable.id),
  },
  (table) => [
    // A package has one label at a time, however many ask at once.
    uniqueIndex('carrier_label_open')
      .on(table.packageNumber)
      .where(sql`${table.state} in ('asked', 'bought', 'unknown')`),
    uniqueIndex('carrier_label_purchase').on(table.service, table.purchaseId),
    index('carrier_label_of_manifest').on(table.manifestId),
    index('carrier_label_newest').on(table.askedAt, table.id),
    index('carrier_label_of_package').on(table.packageNumber),
    index('carrier_label_unsettled')
      .on(table.checkedAt)
      .where(sql`${table.state} in ('asked', 'unknown', 'voiding')`),
    check(
      'carrier_label_state',
      sql`${table.state} in ('asked', 'bought', 'failed', 'unknown', 'voiding', 'voided', 'kept')`,
    ),
    check('carrier_label_bought', sql`(${table.purchaseId} is null) = (${table.boughtAt} is null)`),
    check(
      'carrier_label_paid',
      sql`(${table.boughtAt} is not null) = (${table.state} in ('bought', 'voiding', 'voided', 'kept'))`,
    ),
    check('carrier_label_void', sql`(${table.voidAt} is not null) = (${table.state} in ('voiding', 'voided', 'kept'))`),
    check('carrier_label_voided', sql`(${table.voidedAt} is not null) = (${table.state} = 'voided')`),
    check('carrier_label_amount', sql`${table.amountHundredths} >= 0`),
  ],
);

export type CarrierQuoteRow = typeof carrierQuoteTable.$inferSelect;
export type CarrierLabelRow = typeof carrierLabelTable.$inferSelect;
