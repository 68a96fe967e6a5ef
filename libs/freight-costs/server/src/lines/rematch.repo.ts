import { and, asc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  freightLineMoveTable as moves,
  freightLineTable as lines,
  type FreightLineMoveRow,
  type FreightLineRow,
} from '../bills/freight-bill.table.ts';
import { linesWhere, type LineOfBill } from './freight-line.repo.ts';

/** Lines with a tracking number of which nothing is known, after one of them, in their order. */
export const unknownLines = (db: Database, after: number, limit: number): Promise<LineOfBill[]> =>
  linesWhere(db, and(eq(lines.state, 'unknown'), isNotNull(lines.trackingKey), gt(lines.seq, after)))
    .orderBy(asc(lines.seq))
    .limit(limit);

const isLinked = sql`(other.settled_by = ${lines.id} or other.id = ${lines.settledBy})`;

/**
 * Lines whose package has another tracking number by now, after one of them, in their order. What staff have matched stays,
 * and so does a line that a credit of another number settles, or the other way round.
 *
 * @param corrected The parcels whose number was corrected: `BilledParcels.corrected`.
 */
export const misplacedLines = (db: Database, corrected: SQL, after: number, limit: number): Promise<LineOfBill[]> =>
  linesWhere(
    db,
    and(
      isNotNull(lines.trackingKey),
      isNull(lines.matchedBy),
      gt(lines.seq, after),
      sql`exists (select from (${corrected}) parcel
        where parcel.package_number = ${lines.packageNumber} and parcel.tracking_key <> ${lines.trackingKey})`,
      sql`not exists (select from ${lines} other where ${isLinked}
        and (other.tracking_key is distinct from ${lines.trackingKey} or other.matched_by is not null))`,
    ),
  )
    .orderBy(asc(lines.seq))
    .limit(limit);

export type Rematch = Pick<FreightLineRow, 'findings' | 'id' | 'packageNumber' | 'review' | 'state'>;

/** Says what lines are for, by their numbers: one statement. The time of a review that stays is that of before. */
export const rematchLines = async (tx: Tx, matched: readonly Rematch[], at: Date): Promise<void> => {
  if (!matched.length) return;
  await tx.execute(sql`
    update ${lines} set state = one.state, package_number = one.package_number, review = one.review,
      reviewed_at = case when one.review is null then null
        when one.review <> 'open' and one.review = ${lines.review} then ${lines.reviewedAt}
        else ${at.toISOString()}::timestamptz end,
      reviewed_by = case when one.review = ${lines.review} then ${lines.reviewedBy} end,
      note = case when one.review = ${lines.review} then ${lines.note} else '' end,
      findings = array(select jsonb_array_elements_text(one.findings))
    from jsonb_to_recordset(${JSON.stringify(
      matched.map(({ id, state, packageNumber, review, findings }) => ({
        id,
        state,
        package_number: packageNumber,
        review,
        findings,
      })),
    )}::jsonb) as one (id text, state text, package_number text, review text, findings jsonb)
    where ${lines.id} = one.id`);
};

export const insertMoves = async (tx: Tx, rows: readonly FreightLineMoveRow[]): Promise<void> => {
  if (rows.length) await tx.insert(moves).values([...rows]);
};

/** From which packages a line was moved, the first one first. */
export const movesOfLine = (db: Database, lineId: string): Promise<FreightLineMoveRow[]> =>
  db.select().from(moves).where(eq(moves.lineId, lineId)).orderBy(asc(moves.at));
