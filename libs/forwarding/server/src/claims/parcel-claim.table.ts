import type { ParcelClaimState } from '@caravan/forwarding/contract';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Parcels without a code that shoppers say are theirs. They are deleted with the account. */
export const parcelClaimTable = pgTable(
  'parcel_claim',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    trackingNumber: text('tracking_number').notNull(),
    contents: text().notNull(),
    proof: text().notNull(),
    state: text().$type<ParcelClaimState>().notNull(),
    /** Answer of staff; null without one. */
    note: text(),
    /** The own parcel that it became. */
    ownNumber: text('own_number'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    // A shopper claims a number once at a time, in whatever spelling.
    uniqueIndex('parcel_claim_open')
      .on(table.userId, trackingKeyOf(table.trackingNumber))
      .where(sql`${table.state} = 'open'`),
    index('parcel_claim_open_tracking')
      .on(trackingKeyOf(table.trackingNumber))
      .where(sql`${table.state} = 'open'`),
    index('parcel_claim_of_user').on(table.userId, table.createdAt, table.id),
    index('parcel_claim_newest').on(table.createdAt, table.id),
    check('parcel_claim_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    check('parcel_claim_given', sql`(${table.state} = 'given') = (${table.ownNumber} is not null)`),
  ],
);

/** Pictures of proofs; the bytes are stored as files. */
export const proofPictureTable = pgTable(
  'proof_picture',
  {
    id: text().primaryKey(),
    claimId: text('claim_id')
      .notNull()
      .references(() => parcelClaimTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('proof_picture_of_claim').on(table.claimId, table.position)],
);

/** Secrets that the first process makes and all share. */
export const forwardingKeyTable = pgTable('forwarding_key', {
  name: text().primaryKey(),
  /** 32 random bytes in base64. */
  value: text().notNull(),
});

export type ParcelClaimRow = typeof parcelClaimTable.$inferSelect;
