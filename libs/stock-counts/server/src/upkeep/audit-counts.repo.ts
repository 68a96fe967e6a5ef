import { and, eq, exists, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import {
  stockCountDifferenceTable as differences,
  stockCountScanTable as scans,
  stockCountTable as counts,
} from '../counts/stock-count.table.ts';

/** Counts whose state is not what their differences say. */
export const countsInWrongState = async (db: Database): Promise<string[]> => {
  const ofCount = eq(differences.countNumber, counts.number);
  const some = db.select({ found: sql`1` }).from(differences);
  const undecided = exists(some.where(and(ofCount, isNull(differences.outcome))));
  const any = exists(
    db
      .select({ found: sql`1` })
      .from(differences)
      .where(ofCount),
  );
  const found = await db
    .select({ number: counts.number })
    .from(counts)
    .where(
      or(
        and(eq(counts.state, 'open'), any),
        and(eq(counts.state, 'to_decide'), not(undecided)),
        and(eq(counts.state, 'done'), undecided),
      ),
    );
  return found.map(({ number }) => number);
};

/** Counts about which somebody decided who had counted, though somebody else could. */
export const countsDecidedByCounter = async (db: Database): Promise<string[]> => {
  const scanned = db
    .select({ found: sql`1` })
    .from(scans)
    .where(and(eq(scans.countNumber, counts.number), eq(scans.staffId, differences.decidedBy)));
  const found = await db
    .selectDistinct({ number: counts.number })
    .from(counts)
    .innerJoin(differences, eq(differences.countNumber, counts.number))
    .where(and(not(differences.decidedAlone), or(eq(counts.counter, differences.decidedBy), exists(scanned))));
  return found.map(({ number }) => number);
};

/** Those of these goods that no count was confirmed to miss. */
export const neverMissed = async (db: Database, itemIds: readonly string[]): Promise<string[]> => {
  if (!itemIds.length) return [];
  const found = await db
    .selectDistinct({ itemId: differences.itemId })
    .from(differences)
    .where(
      and(
        inArray(differences.itemId, [...itemIds]),
        eq(differences.kind, 'missing'),
        eq(differences.outcome, 'confirmed'),
      ),
    );
  const missed = new Set(found.map(({ itemId }) => itemId));
  return itemIds.filter((id) => !missed.has(id));
};

/** Repeated counts of another bin than that of the count before. */
export const countsOfOtherBin = async (db: Database): Promise<string[]> => {
  const before = sql`(select b.bin from ${counts} b where b.number = ${counts.againOf})`;
  const found = await db
    .select({ number: counts.number })
    .from(counts)
    .where(and(not(isNull(counts.againOf)), ne(counts.bin, before)));
  return found.map(({ number }) => number);
};
