import type { CursorPage } from '@caravan/kernel';
import type { FreightBill, FreightBillsQuery, FreightCarriers } from '@caravan/freight-costs/contract';
import type { Database } from '@caravan/server-core';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { lastBills, pageOfBills, type CountedBill } from './freight-bill.repo.ts';

/** The names of members of staff, by one query; the id of one who has left. */
export const staffNames = async (
  db: Database,
  { staffMembers }: Pick<FreightCostsContext, 'staffMembers'>,
  ids: readonly (string | null)[],
): Promise<(staffId: string) => string> => {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const members = asked.length ? await staffMembers().find(db, asked) : new Map<string, never>();
  return (staffId) => members.get(staffId)?.name ?? staffId;
};

const presentBill = (bill: CountedBill, nameOf: (staffId: string) => string): FreightBill => ({
  id: bill.id,
  carrier: bill.carrier,
  number: bill.number,
  billed_on: bill.billedOn,
  currency: bill.currency,
  rate: bill.rate,
  rate_as_of: bill.rateAsOf,
  total_hundredths: bill.totalHundredths,
  total_fen: bill.totalFen,
  lines: bill.lines,
  unknown: bill.unknown,
  open: bill.open,
  disputed: bill.disputed,
  imported_by: nameOf(bill.importedBy),
  imported_at: bill.importedAt.toISOString(),
});

/** A bill as its page shows it. Inside a transaction, pass its `tx`. */
export const showBill = async (
  db: Database,
  context: Pick<FreightCostsContext, 'staffMembers'>,
  bill: CountedBill,
): Promise<FreightBill> => presentBill(bill, await staffNames(db, context, [bill.importedBy]));

export const listBills = async (
  context: FreightCostsContext,
  query: FreightBillsQuery,
): Promise<CursorPage<FreightBill>> => {
  const page = await pageOfBills(context.db, query);
  const nameOf = await staffNames(
    context.db,
    context,
    page.items.map(({ importedBy }) => importedBy),
  );
  return { ...page, items: page.items.map((bill) => presentBill(bill, nameOf)) };
};

/** The carriers of the bills so far, and how the last file of each was read. */
export const listCarriers = async ({ db }: Pick<FreightCostsContext, 'db'>): Promise<FreightCarriers> =>
  (await lastBills(db)).map(({ carrier, currency, columns, surcharges }) => ({
    carrier,
    currency,
    columns,
    surcharges,
  }));
