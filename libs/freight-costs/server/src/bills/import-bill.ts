import { maxFen, newId, shopDay, type Language } from '@caravan/kernel';
import { fail, type FreightBillCheck, type FreightBillImport } from '@caravan/freight-costs/contract';
import type { Database, StaffCall, Tx } from '@caravan/server-core';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { insertLines, settleByCredits, type NewLine } from '../lines/freight-line.repo.ts';
import { settleFreightTasks } from '../lines/freight-tasks.ts';
import type { LineOrigin, Plan } from '../lines/plan-lines.ts';
import { plansOf } from '../lines/plans-of.ts';
import {
  amountText,
  billedLinesOf,
  billNumberKey,
  carrierKeyOf,
  hasSameLines,
  sumOfLines,
  type BilledLine,
} from './bill-lines.ts';
import {
  findBillByNumber,
  findCountedBill,
  insertBill,
  linesOfBill,
  lockFreight,
  type CountedBill,
} from './freight-bill.repo.ts';
import type { FreightBillRow } from './freight-bill.table.ts';

/** The rate at which a bill is counted; `asOf` is null for CNY. */
interface BillRate {
  rate: string;
  asOf: string | null;
}

/** The rate of a bill's currency. It is read before the transaction of the import. */
export const rateOf = async (
  { exchangeRates }: Pick<FreightCostsContext, 'exchangeRates'>,
  { currency }: Pick<FreightBillImport, 'currency'>,
): Promise<BillRate> => {
  if (currency === 'CNY') return { rate: '1', asOf: null };
  const found = await exchangeRates().forCharge(currency);
  if (!('refusal' in found)) return found;
  throw fail(found.refusal === 'unknown' ? 'rate_missing' : 'rate_outdated', { currency });
};

/** The bill that was imported before with these lines; fails if it has others. */
const knownBill = async (
  db: Database,
  { carrier, number }: Pick<FreightBillImport, 'carrier' | 'number'>,
  lines: readonly BilledLine[],
): Promise<FreightBillRow | undefined> => {
  const known = await findBillByNumber(db, { carrier, number });
  if (known && !hasSameLines(await linesOfBill(db, known.id), lines)) throw fail('bill_differs', { carrier, number });
  return known;
};

const originOf = ({ carrier, billed_on: billedOn }: Pick<FreightBillImport, 'billed_on' | 'carrier'>): LineOrigin => ({
  carrierKey: carrierKeyOf(carrier),
  billedOn,
});

/** The lines at the rate of the bill; one of more than any amount is a mistake. */
const linesAt = (body: FreightBillImport, rate: string): BilledLine[] => {
  const lines = billedLinesOf(body, rate);
  if (lines.some(({ fen }) => Math.abs(fen) > maxFen))
    throw fail('amount_invalid', { fields: { lines: 'amount_invalid' } });
  return lines;
};

const refuseFuture = ({ clock }: Pick<FreightCostsContext, 'clock'>, { billed_on: day }: FreightBillImport): void => {
  if (day > shopDay(clock())) throw fail('day_in_future', { fields: { billed_on: 'day_in_future' } });
};

const countOf = <T>(some: readonly T[], has: (one: T) => boolean): number => some.filter(has).length;

/** A sum that differs from the bill's is no failure yet: staff see both. */
export const checkBill = async (context: FreightCostsContext, body: FreightBillImport): Promise<FreightBillCheck> => {
  const { db } = context;
  refuseFuture(context, body);
  const { rate } = await rateOf(context, body);
  const lines = linesAt(body, rate);
  const known = await knownBill(db, body, lines);
  const plans = known ? [] : await plansOf(db, context, originOf(body), lines);
  const having = (finding: Plan['findings'][number]) => countOf(plans, ({ findings }) => findings.includes(finding));
  return {
    is_known: known !== undefined,
    lines: plans.map(({ packageNumber, findings }) => ({ package_number: packageNumber, findings })),
    matched: countOf(plans, ({ state }) => state === 'matched'),
    unknown: countOf(plans, ({ state }) => state === 'unknown'),
    heavier: having('heavier'),
    loss: having('loss'),
    twice: having('twice'),
    sum_hundredths: sumOfLines(lines),
    sum_fen: lines.reduce((sum, { fen }) => sum + fen, 0),
    rate,
  };
};

const rowOf = (
  body: FreightBillImport,
  lines: readonly BilledLine[],
  { rate, asOf }: BillRate,
  by: Pick<FreightBillRow, 'importedAt' | 'importedBy'>,
): FreightBillRow => ({
  id: newId(),
  carrier: body.carrier,
  carrierKey: carrierKeyOf(body.carrier),
  number: body.number,
  numberKey: billNumberKey(body.number),
  billedOn: body.billed_on,
  currency: body.currency,
  rate,
  rateAsOf: asOf,
  totalHundredths: body.total_hundredths,
  totalFen: lines.reduce((sum, { fen }) => sum + fen, 0),
  lines: lines.length,
  surcharges: body.surcharges,
  columns: body.columns,
  ...by,
});

const newLineOf = (bill: FreightBillRow, line: BilledLine, { findings, ...plan }: Plan): NewLine => ({
  id: newId(),
  billId: bill.id,
  position: line.position,
  carrierKey: bill.carrierKey,
  number: line.number,
  trackingKey: line.trackingKey,
  weightG: line.weightG,
  amounts: [...line.amounts],
  fen: line.fen,
  state: plan.state,
  packageNumber: plan.packageNumber,
  matchedBy: null,
  findings,
  review: findings.length ? 'open' : null,
  note: '',
  reviewedBy: null,
  reviewedAt: findings.length ? bill.importedAt : null,
  settledBy: null,
  returnedFen: 0,
});

/** A bill that must be stored. */
const counted = async (tx: Tx, id: string): Promise<CountedBill> => {
  const bill = await findCountedBill(tx, id);
  if (!bill) throw new Error(`no freight bill ${id}`);
  return bill;
};

/**
 * Imports a bill with all its lines or not at all. The same bill again adds nothing; with other lines it is refused, and
 * so is one whose lines do not add up to its total.
 */
export const importBill = async (
  tx: Tx,
  context: FreightCostsContext,
  { staffId, audit, unchanged }: Pick<StaffCall, 'audit' | 'staffId' | 'unchanged'>,
  body: FreightBillImport,
  { rate, language }: { rate: BillRate; language: Language },
): Promise<CountedBill> => {
  refuseFuture(context, body);
  await lockFreight(tx);
  const lines = linesAt(body, rate.rate);
  const known = await knownBill(tx, body, lines);
  if (known) {
    unchanged();
    return counted(tx, known.id);
  }
  const { currency, total_hundredths: total } = body;
  const sum = sumOfLines(lines);
  if (sum !== total)
    throw fail('sum_differs', {
      sum: amountText(sum, currency, language),
      total: amountText(total, currency, language),
    });

  const plans = await plansOf(tx, context, originOf(body), lines);
  const bill = rowOf(body, lines, rate, { importedBy: staffId, importedAt: context.clock() });
  await insertBill(tx, bill);
  const made = lines.flatMap((line, index) => {
    const plan = plans[index];
    return plan ? [{ row: newLineOf(bill, line, plan), settles: plan.settles }] : [];
  });
  await insertLines(
    tx,
    made.map(({ row }) => row),
  );
  const settled = made.flatMap(({ row, settles }) => (settles === null ? [] : [{ id: settles, credit: row.id }]));
  await settleByCredits(tx, settled, bill.importedAt);
  await settleFreightTasks(tx, context, [
    ...made.flatMap(({ row }) => (row.review === 'open' ? [row.id] : [])),
    ...settled.map(({ id }) => id),
  ]);
  await audit(tx, {
    action: 'freight_bill.import',
    subject: { kind: 'freight_bill', ref: bill.number },
    data: {
      carrier: bill.carrier,
      lines: bill.lines,
      total_fen: bill.totalFen,
      settled: settled.length,
    },
  });
  return counted(tx, bill.id);
};
