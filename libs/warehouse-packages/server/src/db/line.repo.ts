import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { shippingLineTable as lines, type ShippingLineRow } from './shipping-line.table.ts';

/** Every line in its current version, also those that are switched off. */
export const currentLines = (db: Database): Promise<ShippingLineRow[]> =>
  db.selectDistinctOn([lines.id]).from(lines).orderBy(asc(lines.id), desc(lines.version));

export const currentLine = async (db: Database, id: string): Promise<ShippingLineRow | undefined> => {
  const [found] = await db.select().from(lines).where(eq(lines.id, id)).orderBy(desc(lines.version)).limit(1);
  return found;
};

/** One line in one version. */
export interface LineRef {
  lineId: string;
  lineVersion: number;
}

const nameOf = ({ lineId, lineVersion }: LineRef): string => `${lineId} ${lineVersion}`;

/** The versions that packages were quoted with. */
export const pinnedLines = async (db: Database, refs: readonly LineRef[]): Promise<(ref: LineRef) => ShippingLineRow> => {
  const wanted = [...new Map(refs.map((ref) => [nameOf(ref), ref])).values()];
  const pairs = sql.join(
    wanted.map(({ lineId, lineVersion }) => sql`(${lineId}::text, ${lineVersion}::integer)`),
    sql`, `,
  );
  const found = wanted.length ? await db.select().from(lines).where(sql`(${lines.id}, ${lines.version}) in (${pairs})`) : [];
  const byName = new Map(found.map((line) => [nameOf({ lineId: line.id, lineVersion: line.version }), line]));
  return (ref) => {
    const line = byName.get(nameOf(ref));
    if (!line) throw new Error(`there is no version ${ref.lineVersion} of line ${ref.lineId}`);
    return line;
  };
};

export const insertLines = async (db: Database, rows: readonly ShippingLineRow[]): Promise<void> => {
  await db.insert(lines).values([...rows]).onConflictDoNothing();
};

export const countLines = async (db: Database): Promise<number> => {
  const [found] = await db.select({ lines: count() }).from(lines);
  return found?.lines ?? 0;
};

/** The current version of a line, which nobody else changes until the transaction ends: its first version is the lock, as it always exists. */
export const lockLine = async (tx: Tx, id: string): Promise<ShippingLineRow | undefined> => {
  await tx
    .select({ id: lines.id })
    .from(lines)
    .where(and(eq(lines.id, id), eq(lines.version, 1)))
    .for('update');
  return currentLine(tx, id);
};
