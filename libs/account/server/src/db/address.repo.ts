import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { AddressKind } from '@caravan/account/contract';
import type { Database, Tx } from '@caravan/server-core';
import { addressTable } from './address.table.ts';

export type StoredAddress = typeof addressTable.$inferSelect;
/** What somebody writes in the form. */
export type AddressWords = Omit<StoredAddress, 'id' | 'userId' | 'kind' | 'isDefault' | 'createdAt' | 'removedAt'>;

const inBook = (userId: string) => and(eq(addressTable.userId, userId), isNull(addressTable.removedAt));
const one = (userId: string, id: string) => and(eq(addressTable.userId, userId), eq(addressTable.id, id));

/** One change of an address book after the other: how many it holds, and which is the default, depends on all of them. */
export const lockAddresses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`);
};

/** The defaults first, then the newest. */
export const findAddresses = (db: Database, userId: string, kind?: AddressKind): Promise<StoredAddress[]> =>
  db
    .select()
    .from(addressTable)
    .where(and(inBook(userId), kind && eq(addressTable.kind, kind)))
    .orderBy(desc(addressTable.isDefault), desc(addressTable.createdAt), addressTable.id);

export const findAddress = async (db: Database, userId: string, id: string): Promise<StoredAddress | undefined> => {
  const [found] = await db
    .select()
    .from(addressTable)
    .where(and(inBook(userId), eq(addressTable.id, id)));
  return found;
};

export const countAddresses = async (tx: Tx, userId: string): Promise<number> => {
  const [found] = await tx.select({ addresses: count() }).from(addressTable).where(inBook(userId));
  return found?.addresses ?? 0;
};

export const hasDefault = async (tx: Tx, userId: string, kind: AddressKind): Promise<boolean> => {
  const [found] = await tx
    .select({ id: addressTable.id })
    .from(addressTable)
    .where(and(inBook(userId), eq(addressTable.kind, kind), addressTable.isDefault));
  return found !== undefined;
};

/** Leaves a kind without a default until another is made one in the same transaction. */
export const clearDefault = async (tx: Tx, userId: string, kind: AddressKind): Promise<void> => {
  await tx
    .update(addressTable)
    .set({ isDefault: false })
    .where(and(inBook(userId), eq(addressTable.kind, kind), addressTable.isDefault));
};

export const insertAddress = async (tx: Tx, address: Omit<StoredAddress, 'removedAt'>): Promise<StoredAddress> => {
  const [inserted] = await tx.insert(addressTable).values(address).returning();
  if (!inserted) throw new Error('an insert returned nothing');
  return inserted;
};

export const changeAddress = async (
  tx: Tx,
  { userId, id }: Pick<StoredAddress, 'userId' | 'id'>,
  change: Partial<AddressWords> & { isDefault: boolean },
): Promise<StoredAddress> => {
  const [changed] = await tx.update(addressTable).set(change).where(one(userId, id)).returning();
  if (!changed) throw new Error('an address vanished while its book was locked');
  return changed;
};

/** Nothing of what was written remains. */
const nothing: AddressWords = { firstName: '', lastName: '', email: '', country: '', province: '', city: '', detail: '', postcode: '', phone: '' };

export const clearAddress = async (tx: Tx, userId: string, id: string, now: Date): Promise<void> => {
  await tx
    .update(addressTable)
    .set({ ...nothing, removedAt: now })
    .where(one(userId, id));
};

/** True where the shopper had it and has removed it lately. */
export const wasRemoved = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const [found] = await tx.select({ removedAt: addressTable.removedAt }).from(addressTable).where(one(userId, id));
  return Boolean(found?.removedAt);
};

export const deleteRemovedBefore = async (db: Database, before: Date): Promise<void> => {
  await db.delete(addressTable).where(lt(addressTable.removedAt, before));
};

export const deleteAddresses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(addressTable).where(eq(addressTable.userId, userId));
};
