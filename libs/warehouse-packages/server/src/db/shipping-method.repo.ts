import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { shippingMethodTable as methods, type ShippingMethodRow } from './shipping-method.table.ts';

/** All shipping methods in their current version, including inactive ones. */
export const currentMethods = (db: Database): Promise<ShippingMethodRow[]> =>
  db.selectDistinctOn([methods.id]).from(methods).orderBy(asc(methods.id), desc(methods.version));

export const currentMethod = async (db: Database, id: string): Promise<ShippingMethodRow | undefined> => {
  const [found] = await db.select().from(methods).where(eq(methods.id, id)).orderBy(desc(methods.version)).limit(1);
  return found;
};

/** One version of a shipping method. */
export interface MethodRef {
  methodId: string;
  methodVersion: number;
}

const nameOf = ({ methodId, methodVersion }: MethodRef): string => `${methodId} ${methodVersion}`;

/** The versions in which packages were quoted. */
export const pinnedMethods = async (
  db: Database,
  refs: readonly MethodRef[],
): Promise<(ref: MethodRef) => ShippingMethodRow> => {
  const wanted = [...new Map(refs.map((ref) => [nameOf(ref), ref])).values()];
  const pairs = sql.join(
    wanted.map(({ methodId, methodVersion }) => sql`(${methodId}::text, ${methodVersion}::integer)`),
    sql`, `,
  );
  const found = wanted.length
    ? await db
        .select()
        .from(methods)
        .where(sql`(${methods.id}, ${methods.version}) in (${pairs})`)
    : [];
  const byName = new Map(
    found.map((method) => [nameOf({ methodId: method.id, methodVersion: method.version }), method]),
  );
  return (ref) => {
    const method = byName.get(nameOf(ref));
    if (!method) throw new Error(`shipping method ${ref.methodId} has no version ${ref.methodVersion}`);
    return method;
  };
};

export const insertMethods = async (db: Database, rows: readonly ShippingMethodRow[]): Promise<void> => {
  await db
    .insert(methods)
    .values([...rows])
    .onConflictDoNothing();
};

export const countMethods = async (db: Database): Promise<number> => {
  const [found] = await db.select({ methods: count() }).from(methods);
  return found?.methods ?? 0;
};

/**
 * The current version of a shipping method. Locks its first version until the transaction ends, because that row always
 * exists.
 */
export const lockMethod = async (tx: Tx, id: string): Promise<ShippingMethodRow | undefined> => {
  await tx
    .select({ id: methods.id })
    .from(methods)
    .where(and(eq(methods.id, id), eq(methods.version, 1)))
    .for('update');
  return currentMethod(tx, id);
};
