import { maxOffers, type OfferState } from '@caravan/cart-orders/contract';
import type { Database, Tx } from '@caravan/server-core';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { offerTable, type OfferRow } from './offer.table.ts';

export const insertOffer = async (tx: Tx, row: OfferRow): Promise<void> => {
  await tx.insert(offerTable).values(row);
};

export const countOffers = async (tx: Tx, conversationId: string): Promise<number> =>
  (await tx.select({ offers: count() }).from(offerTable).where(eq(offerTable.conversationId, conversationId)))[0]
    ?.offers ?? 0;

/** The offers of a conversation, the newest first; of one shopper only, if one is named. */
export const offersOf = (db: Database, conversationId: string, userId?: string): Promise<OfferRow[]> =>
  db
    .select()
    .from(offerTable)
    .where(and(eq(offerTable.conversationId, conversationId), userId ? eq(offerTable.userId, userId) : undefined))
    .orderBy(desc(offerTable.createdAt), desc(offerTable.id))
    .limit(maxOffers);

/** All offers to a shopper. */
export const offersToUser = (db: Database, userId: string): Promise<OfferRow[]> =>
  db.select().from(offerTable).where(eq(offerTable.userId, userId)).orderBy(offerTable.createdAt);

/** Locks an offer until the transaction ends. */
export const lockOffer = async (tx: Tx, id: string): Promise<OfferRow | undefined> =>
  (await tx.select().from(offerTable).where(eq(offerTable.id, id)).for('update'))[0];

export const writeOfferState = async (tx: Tx, id: string, state: OfferState): Promise<void> => {
  await tx.update(offerTable).set({ state }).where(eq(offerTable.id, id));
};

export const eraseOffers = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(offerTable).where(eq(offerTable.userId, userId));
};

/** Deletes offers whose time ended before. Lines and orders have their own copies. */
export const deleteOffersEndedBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(offerTable).where(lt(offerTable.validUntil, before));
};
