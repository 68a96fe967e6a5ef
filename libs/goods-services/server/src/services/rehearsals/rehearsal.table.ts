import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PackingKind } from '@caravan/warehouse-packages/contract';
import { serviceOrderTable } from '../service.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const serviceNumber = () =>
  text('service_number')
    .notNull()
    .references(() => serviceOrderTable.number);

/** The packing options of a rehearsal, with the prices that the package will pay. Rows are only added. */
export const rehearsalPackingTable = pgTable(
  'rehearsal_packing',
  {
    serviceNumber: serviceNumber(),
    kind: text().$type<PackingKind>().notNull(),
    priceFen: bigint('price_fen', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceNumber, table.kind] }),
    check('rehearsal_packing_price', sql`${table.priceFen} >= 0`),
  ],
);

/** Photos of the packed goods of a rehearsal; the bytes are stored as files. */
export const rehearsalPhotoTable = pgTable(
  'rehearsal_photo',
  {
    id: text().primaryKey(),
    serviceNumber: serviceNumber(),
    position: integer().notNull(),
    /** SHA-256 of the upload in base64url. */
    digest: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('rehearsal_photo_of_service').on(table.serviceNumber, table.position),
    // A repeated upload adds nothing.
    unique('rehearsal_photo_once').on(table.serviceNumber, table.digest),
  ],
);

export type RehearsalPackingRow = typeof rehearsalPackingTable.$inferSelect;
export type RehearsalPhotoRow = typeof rehearsalPhotoTable.$inferSelect;
