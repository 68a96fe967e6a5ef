import { maxOffers, type OfferState } from '@caravan/cart-orders/contract';
import type { Database, Tx } from '@caravan/server-core';
import { and, count, desc, eq, getTableColumns, lt, ne, sql } from 'drizzle-orm';
import { orderLineTable as lines } from '../orders/order-line.table.ts';
import { purchaseOrderTable as orders } from '../orders/purchase-order.table.ts';
import { offerTable, type OfferRow } from './offer.table.ts';

/** An offer, with the number of the order of its goods; null if there is none, or if it was cancelled. */
export type OfferWithOrder = OfferRow & { orderNumber: string | null };

const offersWithOrders = (db: Database) => {
  const ordered = db
    .select({ number: lines.orderNumber })
    .from(lines)
    .innerJoin(orders, eq(orders.number, lines.orderNumber))
    .where(and(eq(lines.offerId, offerTable.id), ne(orders.status, 'cancelled')))
    .limit(1)
    .as('ordered');
  return db
    .select({ ...getTableColumns(offerTable), orderNumber: ordered.number })
    .from(offerTable)
    .leftJoinLateral(ordered, sql`true`);
};

export const insertOffer = async (tx: Tx, row: OfferRow): Promise<void> => {
  await tx.insert(offerTable).values(row);
};

export const countOffers = async (tx: Tx, conversationId: string): Promise<number> =>
  (await tx.select({ offers: count() }).from(offerTable).where(eq(offerTable.conversationId, conversationId)))[0]
    ?.offers ?? 0;

/** The offers of a conversation, the newest first; of one shopper only, if one is named. */
export const offersOf = (db: Database, conversationId: string, userId?: string): Promise<OfferWithOrder[]> =>
  offersWithOrders(db)
    .where(and(eq(offerTable.conversationId, conversationId), userId ? eq(offerTable.userId, userId) : undefined))
    .orderBy(desc(offerTable.createdAt), desc(offerTable.id))
    .limit(maxOffers);

/** All offers to a shopper. */
export const offersToUser = (db: Database, userId: string): Promise<OfferWithOrder[]> =>
  offersWithOrders(db).where(eq(offerTable.userId, userId)).orderBy(offerTable.createdAt);

/** Locks an offer until the transaction ends. */
export const lockOffer = async (tx: Tx, id: string): Promise<OfferWithOrder | undefined> =>
  (await offersWithOrders(tx).where(eq(offerTable.id, id)).for('update', { of: offerTable }))[0];

export const writeOfferState = async (tx: Tx, id: string, state: OfferState): Promise<void> => {
  await tx.update(offerTable).set({ state }).where(eq(offerTable.id, id));
};

export const eraseOffers = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(offerTable).where(eq(offerTable.userId, userId));
};

/** The shoppers who have offers whose time ended before. */
export const usersWithOffersEndedBefore = async (db: Database, before: Date): Promise<string[]> => {
  const found = await db
    .selectDistinct({ userId: offerTable.userId })
    .from(offerTable)
    .where(lt(offerTable.validUntil, before));
  return found.map(({ userId }) => userId);
};

/** Deletes a shopper's offers whose time ended before, and returns their pictures. Lines and orders have their own copies. */
export const deleteOffersEndedBefore = async (tx: Tx, userId: string, before: Date): Promise<string[]> => {
  const gone = await tx
    .delete(offerTable)
    .where(and(eq(offerTable.userId, userId), lt(offerTable.validUntil, before)))
    .returning({ image: offerTable.image });
  return gone.flatMap(({ image }) => image ?? []);
};
