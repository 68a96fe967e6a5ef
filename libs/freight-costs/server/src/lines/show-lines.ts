import { isoOrNull, type CursorPage } from '@caravan/kernel';
import {
  fail,
  type FreightLine,
  type FreightLineDetail,
  type FreightLinesQuery,
} from '@caravan/freight-costs/contract';
import type { Database } from '@caravan/server-core';
import { staffNames } from '../bills/list-bills.ts';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { findLine, linesOfPackage, pageOfLines, type LineOfBill } from './freight-line.repo.ts';
import { movesOfLine } from './rematch.repo.ts';

type NameOf = (staffId: string) => string;

const presentLine = ({ line, bill }: LineOfBill, nameOf: NameOf): FreightLine => ({
  id: line.id,
  bill_id: bill.id,
  carrier: bill.carrier,
  bill_number: bill.number,
  billed_on: bill.billedOn,
  position: line.position,
  number: line.number,
  weight_g: line.weightG,
  fen: line.fen,
  state: line.state,
  package_number: line.packageNumber,
  findings: line.findings,
  review: line.review,
  note: line.note,
  reviewed_at: isoOrNull(line.reviewedAt),
  reviewed_by: line.reviewedBy === null ? null : nameOf(line.reviewedBy),
  returned_fen: line.returnedFen,
});

export const listLines = async (
  context: FreightCostsContext,
  query: FreightLinesQuery,
): Promise<CursorPage<FreightLine>> => {
  const page = await pageOfLines(context.db, query);
  const nameOf = await staffNames(
    context.db,
    context,
    page.items.map(({ line }) => line.reviewedBy),
  );
  return { ...page, items: page.items.map((one) => presentLine(one, nameOf)) };
};

/** A line beside what is known of its parcel. Inside a transaction, pass its `tx`. */
export const showLine = async (
  db: Database,
  context: Pick<FreightCostsContext, 'parcels' | 'staffMembers'>,
  id: string,
): Promise<FreightLineDetail> => {
  const found = await findLine(db, id);
  if (!found) throw fail('not_found');
  const { line, bill } = found;
  const { packageNumber } = line;
  const [parcel] = packageNumber === null ? [] : await context.parcels().numbered(db, [packageNumber]);
  const ofParcel = packageNumber === null ? [] : await linesOfPackage(db, packageNumber);
  const nameOf = await staffNames(db, context, [line.reviewedBy]);
  const moves = await movesOfLine(db, id);
  return {
    ...presentLine(found, nameOf),
    currency: bill.currency,
    amounts: line.amounts.map((hundredths, index) => ({
      name: index === 0 ? null : (bill.surcharges[index - 1] ?? null),
      hundredths,
    })),
    parcel: parcel
      ? {
          number: parcel.number,
          carrier: parcel.carrier,
          tracking_number: parcel.trackingNumber,
          country: parcel.country,
          shipped_at: parcel.shippedAt.toISOString(),
          weight_g: parcel.weightG,
          paid_fen: parcel.paidFen,
          cost_fen: ofParcel.reduce((sum, { line: one }) => sum + one.fen - one.returnedFen, 0),
        }
      : null,
    others: ofParcel
      .filter(({ line: one }) => one.id !== id)
      .map(({ line: one, bill: { carrier, number, billedOn } }) => ({
        id: one.id,
        carrier,
        bill_number: number,
        billed_on: billedOn,
        fen: one.fen,
      })),
    moves: moves.map(({ at, fromPackage, toPackage, findings, review, note }) => ({
      at: at.toISOString(),
      from_package: fromPackage,
      to_package: toPackage,
      findings,
      review,
      note,
    })),
  };
};
