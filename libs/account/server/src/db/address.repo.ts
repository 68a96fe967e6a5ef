import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { AddressKind } from '@caravan/account/contract';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import { addressTable } from './address.table.ts';

export type StoredAddress = typeof addressTable.$inferSelect;
/** The fields of the form. */
export type AddressFields = Omit<StoredAddress, 'id' | 'userId' | 'kind' | 'isDefault' | 'createdAt' | 'removedAt'>;

const inBook = (userId: string) => and(eq(addressTable.userId, userId), isNull(addressTable.removedAt));
const one = (userId: string, id: string) => and(eq(addressTable.userId, userId), eq(addressTable.id, id));

/** Serializes the changes of one address book, because the limit and the default depend on all its addresses. */
export const lockAddresses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`);
};

/** Defaults first, then newest first. */
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

/** The caller must set another default in the same transaction. */
export const clearDefault = async (tx: Tx, userId: string, kind: AddressKind): Promise<void> => {
  await tx
    .update(addressTable)
    .set({ isDefault: false })
    .where(and(inBook(userId), eq(addressTable.kind, kind), addressTable.isDefault));
};

export const insertAddress = async (tx: Tx, address: Omit<StoredAddress, 'removedAt'>): Promise<StoredAddress> => {
  const [inserted] = await tx.insert(addressTable).values(address).returning();
  if (!inserted) throw new Error('the insert returned no row');
  return inserted;
};

export const changeAddress = async (
  tx: Tx,
  { userId, id }: Pick<StoredAddress, 'userId' | 'id'>,
  change: Partial<AddressFields> & { isDefault: boolean },
): Promise<StoredAddress> => {
  const [changed] = await tx.update(addressTable).set(change).where(one(userId, id)).returning();
  if (!changed) throw new Error('the address no longer exists, although its address book is locked');
  return changed;
};

/** The values of a deleted address, which contain no personal data. */
const emptyFields: AddressFields = {
  firstName: '',
  lastName: '',
  email: '',
  country: '',
  province: '',
  city: '',
  detail: '',
  postcode: '',
  phone: '',
};

export const clearAddress = async (tx: Tx, userId: string, id: string, now: Date): Promise<void> => {
  await tx
    .update(addressTable)
    .set({ ...emptyFields, removedAt: now })
    .where(one(userId, id));
};

/** True if the shopper has recently deleted this address. */
export const wasRemoved = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const [found] = await tx.select({ removedAt: addressTable.removedAt }).from(addressTable).where(one(userId, id));
  return Boolean(found?.removedAt);
};

export const deleteRemovedBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, addressTable, lt(addressTable.removedAt, before));
};

export const deleteAddresses = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(addressTable).where(eq(addressTable.userId, userId));
};
