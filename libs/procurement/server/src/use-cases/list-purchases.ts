import type { Purchase, PurchasePage, PurchasesQuery } from '@caravan/procurement/contract';
import { csvRow, fitPage, type Cell } from '@caravan/server-core';
import { maxPageSize } from '@caravan/kernel';
import { pageOfPurchases } from '../db/purchase-reads.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { showPurchases } from './show-procurement.ts';

export const listPurchases = async (context: ProcurementContext, query: PurchasesQuery): Promise<PurchasePage> => {
  const page = await pageOfPurchases(context.db, query, context.orders().repaid);
  const items = await showPurchases(context.db, context, page.items);
  return fitPage({ ...page, items }, ({ created_at: at, id }) => [at, id]);
};

const head = [
  'number',
  'shop',
  'account',
  'paid',
  'bought_by',
  'created_at',
  'expected_at',
  'done_at',
  'orders',
  'repaid',
  'statement',
  'difference',
  'books',
  'settlement',
];

/** The cells of a purchase beside the statements. */
const booksCells = ({
  statement_fen: stated,
  paid_fen: paid,
  repaid_fen: repaid,
  books,
  settlement,
}: Purchase): Cell[] => [
  { fen: repaid },
  { fen: stated },
  { fen: stated === null || paid === null ? null : stated - paid + repaid },
  books,
  settlement?.note ?? null,
];

/** All purchases of a filter as the lines of a CSV file. */
export const purchaseLines = async function* (
  context: ProcurementContext,
  query: PurchasesQuery,
): AsyncGenerator<string> {
  yield csvRow(head);
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await listPurchases(context, { ...query, cursor: cursor ?? undefined, limit: maxPageSize });
    for (const one of page.items) {
      yield csvRow([
        one.supplier_order_no,
        one.shop_name,
        one.account,
        { fen: one.paid_fen },
        one.bought_by,
        one.created_at,
        one.expected_at,
        one.done_at,
        [...new Set(one.lines.map(({ order_number }) => order_number))].join(' '),
        ...booksCells(one),
      ]);
    }
    cursor = page.next;
  }
};
