import { failureMessage, isShortenedNumber, newId, shopDay, sumFen, type Language } from '@caravan/kernel';
import { fail, statementOutcomes, type StatementImport, type StatementImported } from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { booksOfPurchases } from '../db/purchase-books.repo.ts';
import { purchasesByNumbers } from '../db/purchase-reads.repo.ts';
import { insertStatementLines, storedLines, sumsOfNumbers } from '../db/statement.repo.ts';
import type { PurchaseRow } from '../db/purchase.table.ts';
import type { StatementLineRow } from '../db/statement.table.ts';
import { factsKey, withOccurrences, type StatementFacts } from '../domain/occurrences.ts';
import { endSettledCosts } from './cost-of-purchase.ts';
import type { ProcurementContext } from './procurement-context.ts';

type Result = StatementImported['rows'][number];

/** A row of the file; `refusal` says why it is not stored. */
interface Wanted extends StatementFacts {
  note: string;
  refusal: 'order_number_shortened' | 'amount_invalid' | 'day_in_future' | undefined;
}

type Numbered = Wanted & { occurrence: number };

const nothing: Result = {
  outcome: 'known',
  purchase_id: null,
  statement_fen: null,
  paid_fen: null,
  reason: null,
  message: null,
};

const refusalOf = (row: StatementImport['rows'][number], today: string): Wanted['refusal'] => {
  if (isShortenedNumber(row.supplier_order_no)) return 'order_number_shortened';
  if (row.amount_fen === 0) return 'amount_invalid';
  return row.paid_on > today ? 'day_in_future' : undefined;
};

const wantedOf = ({ account, rows }: StatementImport, today: string): Wanted[] =>
  rows.map((row) => ({
    account: row.account ?? account,
    supplierOrderNo: row.supplier_order_no,
    amountFen: row.amount_fen,
    paidOn: row.paid_on,
    note: row.note,
    refusal: refusalOf(row, today),
  }));

const lineKey = (line: StatementFacts & { occurrence: number }): string => `${factsKey(line)} ${line.occurrence}`;

/** The rows that are not stored yet, without storing them. */
const foresee = async (tx: Tx, rows: readonly Numbered[], numbers: readonly string[]): Promise<Numbered[]> => {
  const days = rows.map(({ paidOn }) => paidOn).sort();
  const stored = await storedLines(tx, numbers, { from: days[0] ?? '', to: days.at(-1) ?? '' });
  const known = new Set(stored.map(lineKey));
  return rows.filter((row) => !known.has(lineKey(row)));
};

const write = (tx: Tx, rows: readonly Numbered[], staffId: string, at: Date): Promise<StatementLineRow[]> =>
  insertStatementLines(
    tx,
    rows.map(({ account, supplierOrderNo, amountFen, paidOn, occurrence, note }) => ({
      id: newId(),
      account,
      supplierOrderNo,
      amountFen,
      paidOn,
      occurrence,
      note,
      importedBy: staffId,
      importedAt: at,
    })),
  );

/** Compares a stored row with the records of its purchase. */
const compared = (purchase: PurchaseRow | undefined, repaidFen: number, statementFen: number): Result => {
  if (!purchase) return { ...nothing, outcome: 'unknown', statement_fen: statementFen };
  const { id } = purchase;
  const paidFen = purchase.paidFen === null ? null : purchase.paidFen - repaidFen;
  const outcome = paidFen === statementFen ? 'matched' : 'amount_differs';
  return { ...nothing, outcome, purchase_id: id, statement_fen: statementFen, paid_fen: paidFen };
};

const totalsOf = (results: readonly Result[], fresh: readonly StatementFacts[]): StatementImported['totals'] => {
  const counted = (outcome: Result['outcome']): number => results.filter((row) => row.outcome === outcome).length;
  const amounts = fresh.map(({ amountFen }) => amountFen);
  return {
    outcomes: Object.fromEntries(
      statementOutcomes.map((outcome) => [outcome, counted(outcome)]),
    ) as StatementImported['totals']['outcomes'],
    paid_fen: sumFen(amounts.filter((fen) => fen > 0)),
    refunded_fen: sumFen(amounts.filter((fen) => fen < 0).map((fen) => -fen)),
  };
};

/** Imports a statement; a row that was imported before adds nothing, and a refused one does not stop the others. */
export const importStatement = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit, unchanged }: StaffCall,
  body: StatementImport,
  language: Language,
): Promise<StatementImported> => {
  const now = context.clock();
  const wanted = wantedOf(body, shopDay(now));
  const accepted = withOccurrences(wanted.filter(({ refusal }) => refusal === undefined));
  const numbers = [...new Set(accepted.map(({ supplierOrderNo }) => supplierOrderNo))];
  const fresh = !accepted.length
    ? []
    : body.dry_run
      ? await foresee(tx, accepted, numbers)
      : await write(tx, accepted, staffId, now);

  const sums = numbers.length ? await sumsOfNumbers(tx, numbers) : new Map<string, number>();
  if (body.dry_run)
    for (const { supplierOrderNo: number, amountFen } of fresh) sums.set(number, (sums.get(number) ?? 0) + amountFen);
  const found = numbers.length ? await purchasesByNumbers(tx, numbers) : [];
  const purchases = new Map(found.map((purchase) => [purchase.supplierOrderNo, purchase]));
  const ids = found.map(({ id }) => id);
  const books = await booksOfPurchases(tx, ids, context.orders().repaid);

  const isFresh = new Set(fresh.map(lineKey));
  const numbered = accepted.values();
  const rows = wanted.map(({ refusal, supplierOrderNo: number }): Result => {
    if (refusal)
      return { ...nothing, outcome: 'refused', reason: refusal, message: failureMessage(fail(refusal), language) };
    const line = numbered.next().value;
    if (!line || !isFresh.has(lineKey(line))) return { ...nothing, purchase_id: purchases.get(number)?.id ?? null };
    const purchase = purchases.get(number);
    return compared(purchase, books.get(purchase?.id ?? '')?.repaidFen ?? 0, sums.get(number) ?? 0);
  });
  const totals = totalsOf(rows, fresh);
  if (body.dry_run || !fresh.length) unchanged();
  else {
    await endSettledCosts(tx, context, ids);
    await audit(tx, {
      action: 'statement.import',
      subject: { kind: 'statement', ref: 'import' },
      data: { account: body.account, rows: rows.length, ...totals },
    });
  }
  return { rows, totals };
};
