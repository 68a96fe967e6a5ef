import type { Database, Tx } from '@caravan/server-core';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  declarationTable as declarations,
  declaredLineTable as lines,
  knownGoodsTable as known,
} from './declaration.table.ts';

export type LineRow = typeof lines.$inferSelect;
export type KnownGoods = typeof known.$inferSelect;

/** The lines of a package with the version of their declaration; none while it is not declared. */
export const findLines = async (
  db: Database,
  packageNumber: string,
): Promise<{ version: number; lines: LineRow[] }> => {
  const rows = await db
    .select()
    .from(declarations)
    .innerJoin(lines, eq(lines.packageNumber, declarations.packageNumber))
    .where(eq(declarations.packageNumber, packageNumber))
    .orderBy(lines.position);
  return { version: rows[0]?.customs_declaration.version ?? 0, lines: rows.map(({ customs_line: line }) => line) };
};

/** How goods with these names were declared last. */
export const findKnown = async (db: Database, names: readonly string[]): Promise<Map<string, KnownGoods>> => {
  if (!names.length) return new Map();
  const rows = await db
    .select()
    .from(known)
    .where(inArray(known.name, [...new Set(names)]));
  return new Map(rows.map((row) => [row.name, row]));
};

/** Replaces the lines of a package. */
export const writeLines = async (
  tx: Tx,
  declaration: typeof declarations.$inferInsert,
  rows: readonly LineRow[],
): Promise<void> => {
  await tx
    .insert(declarations)
    .values(declaration)
    .onConflictDoUpdate({ target: declarations.packageNumber, set: declaration });
  await tx.delete(lines).where(eq(lines.packageNumber, declaration.packageNumber));
  await tx.insert(lines).values([...rows]);
};

/** Remembers how goods are declared, the last one of the same name. */
export const remember = async (tx: Tx, goods: readonly KnownGoods[]): Promise<void> => {
  const unique = [...new Map(goods.map((one) => [one.name, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  await tx
    .insert(known)
    .values(unique)
    .onConflictDoUpdate({
      target: known.name,
      set: {
        description: sql`excluded.description`,
        hsCode: sql`excluded.hs_code`,
        origin: sql`excluded.origin`,
        at: sql`excluded.at`,
      },
    });
};
