import { asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { codeLength, fail, waitDays } from '@caravan/forwarding/contract';
import { newCode, shopDay, type Fen } from '@caravan/kernel';
import { violatedConstraint, type Database, type Tx } from '@caravan/server-core';
import { warehouseTable as warehouses, type WarehouseRow } from '@caravan/warehouse-packages/port';
import {
  forwardingCodeTable as codes,
  forwardingListTable as lists,
  handlingFeeTable as fees,
} from './forwarding-address.table.ts';

export const findCode = async (db: Database, userId: string): Promise<string | undefined> =>
  (await db.select().from(codes).where(eq(codes.userId, userId)))[0]?.code;

export const codesOf = async (db: Database, userIds: readonly string[]): Promise<Map<string, string>> => {
  const found = userIds.length
    ? await db
        .select()
        .from(codes)
        .where(inArray(codes.userId, [...userIds]))
    : [];
  return new Map(found.map(({ userId, code }) => [userId, code]));
};

export const userOfCode = async (db: Database, code: string): Promise<string | undefined> =>
  (await db.select().from(codes).where(eq(codes.code, code)))[0]?.userId;

/** Codes are random. With a million shoppers, one in a thousand new codes is taken. */
const attempts = 5;

/** Locks the shopper's code until the transaction ends, and makes it if there is none: announcements of one shopper wait for each other. */
export const lockCode = async (tx: Tx, userId: string, at: Date): Promise<string> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [held] = await tx.select().from(codes).where(eq(codes.userId, userId)).for('update');
    if (held) return held.code;
    await tx
      .insert(codes)
      .values({ userId, code: newCode(codeLength), createdAt: at })
      .onConflictDoNothing();
  }
  throw new Error(`no free code in ${attempts} attempts`);
};

export const deleteCode = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(codes).where(eq(codes.userId, userId));
};

export const listWarehouses = (db: Database): Promise<WarehouseRow[]> =>
  db.select().from(warehouses).orderBy(asc(warehouses.position));

/** Settings of all warehouses, with the version of their list. */
export interface ForwardingList {
  version: number;
  waitDays: number;
}

const fresh: ForwardingList = { version: 0, waitDays: waitDays.usual };

export const readList = async (db: Database): Promise<ForwardingList> => (await db.select().from(lists))[0] ?? fresh;

/** Locks the list of warehouses until the transaction ends. */
export const lockList = async (tx: Tx): Promise<ForwardingList> => {
  await tx
    .insert(lists)
    .values({ id: true, ...fresh })
    .onConflictDoNothing();
  return (await tx.select().from(lists).for('update'))[0] ?? fresh;
};

/** Deletes a warehouse. Fails with `warehouse_in_use` if something refers to it, also what has left it. */
const deleteWarehouse = async (tx: Tx, id: string): Promise<void> => {
  try {
    await tx.delete(warehouses).where(eq(warehouses.id, id));
  } catch (error) {
    throw violatedConstraint(error) === undefined ? error : fail('warehouse_in_use', { warehouse: id });
  }
};

/** Writes the locked list. A warehouse that stays keeps what refers to it. */
export const replaceWarehouses = async (
  tx: Tx,
  { rows, gone }: { rows: readonly WarehouseRow[]; gone: readonly string[] },
  list: ForwardingList,
): Promise<void> => {
  for (const id of gone) await deleteWarehouse(tx, id);
  const columns = Object.entries(getTableColumns(warehouses)).filter(([name]) => name !== 'id');
  if (rows.length)
    await tx
      .insert(warehouses)
      .values([...rows])
      .onConflictDoUpdate({
        target: warehouses.id,
        set: Object.fromEntries(columns.map(([name, { name: column }]) => [name, sql.raw(`excluded."${column}"`)])),
      });
  await tx.update(lists).set({ version: list.version, waitDays: list.waitDays });
};

/** For a parcel that is announced now. */
export const handlingFeeAt = async (db: Database, now: Date): Promise<Fen> => {
  const [current] = await db
    .select()
    .from(fees)
    .where(lte(fees.from, shopDay(now)))
    .orderBy(desc(fees.from))
    .limit(1);
  return current?.feeFen ?? 0;
};

export const listFees = (db: Database) => db.select().from(fees).orderBy(desc(fees.from));

export const putFee = async (tx: Tx, row: typeof fees.$inferSelect): Promise<void> => {
  await tx
    .insert(fees)
    .values(row)
    .onConflictDoUpdate({ target: fees.from, set: { feeFen: row.feeFen } });
};
