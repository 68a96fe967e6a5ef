import type { HttpHandler } from 'msw';
import { firstBoxSizes } from '@caravan/content/contract';
import { getBoxSizesContract } from '@caravan/content/contract/staff';
import { fail, type Lookup, type Parcel, type Purchase, type StatementLine } from '@caravan/procurement/contract';
import {
  discardParcelContract,
  getParcelContract,
  importParcelsContract,
  importStatementContract,
  keepParcelContract,
  listParcelsContract,
  listPurchasesContract,
  listStatementLinesContract,
  lookUpCodeContract,
  matchParcelContract,
  receiveParcelContract,
  settlePurchaseContract,
} from '@caravan/procurement/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

const all = <T>(items: T[]) => ({ items, next: null, count: items.length });

export interface ProcurementAnswers {
  purchases?: Purchase[];
  parcels?: Parcel[];
  /** Lines of statements without a purchase, and with one. */
  lines?: StatementLine[];
  /** Finds the thing of a scanned code; unknown by default. */
  lookup?: (code: string) => Lookup;
}

const nothing: Lookup = { kind: null, ref: null, lines: [], candidates: [] };

/** The answers about purchases and parcels. */
export const procurementHandlers = ({
  purchases = [],
  parcels = [],
  lines = [],
  lookup = () => nothing,
}: ProcurementAnswers = {}): HttpHandler[] => {
  const parcelOf = (id: string): Parcel => {
    const found = parcels.find((parcel) => parcel.id === id);
    if (!found) throw fail('not_found');
    return found;
  };
  return [
    mockEndpoint(getBoxSizesContract, () => ({ sizes: [...firstBoxSizes], version: 0 })),
    mockEndpoint(listPurchasesContract, ({ query: { q, state, books } }) =>
      all(
        purchases.filter(
          ({ supplier_order_no: number, shop_name: shop, done_at: doneAt, books: inBooks }) =>
            `${number} ${shop}`.includes(q ?? '') &&
            (state === undefined || (state === 'done') === (doneAt !== null)) &&
            (books === undefined || books === inBooks),
        ),
      ),
    ),
    mockEndpoint(listParcelsContract, ({ query: { q, state } }) =>
      all(
        parcels.filter(
          (parcel) =>
            (parcel.tracking_number ?? '').includes(q ?? '') && (state === undefined || parcel.state === state),
        ),
      ),
    ),
    mockEndpoint(getParcelContract, ({ params }) => parcelOf(params.id)),
    mockEndpoint(lookUpCodeContract, ({ query }) => lookup(query.code)),
    mockEndpoint(keepParcelContract, ({ body }) => ({
      ...parcelOf(parcels[0]?.id ?? ''),
      state: 'unmatched' as const,
      tracking_number: body.tracking_number ?? null,
    })),
    mockEndpoint(matchParcelContract, ({ params, body }) => ({
      ...parcelOf(params.id),
      state: 'expected' as const,
      purchase_id: body.purchase_id,
    })),
    mockEndpoint(discardParcelContract, ({ params, body }) => ({
      ...parcelOf(params.id),
      state: 'discarded' as const,
      note: body.note,
    })),
    mockEndpoint(receiveParcelContract, ({ body }) => ({
      orders: [],
      items: body.lines.map(({ line_id, quantity }, index) => ({
        id: `item_${index}`,
        number: `IT261104821${index}K`,
        line_id,
        order_number: 'CV2611A1B2C3D',
        quantity,
      })),
    })),
    mockEndpoint(listStatementLinesContract, ({ query: { q, state, number } }) =>
      all(
        lines.filter(
          (line) =>
            line.supplier_order_no.includes(q ?? '') &&
            (number === undefined || line.supplier_order_no === number) &&
            (state === undefined || line.purchase_id === null),
        ),
      ),
    ),
    mockEndpoint(settlePurchaseContract, ({ params, body }) => {
      const found = purchases.find(({ id }) => id === params.id);
      if (!found) throw fail('not_found');
      return { ...found, books: 'matched' as const, settlement: { note: body.note, by: 'lin', at: found.created_at } };
    }),
    mockEndpoint(importStatementContract, ({ body }) => ({
      rows: body.rows.map(({ amount_fen: fen }) => ({
        outcome: 'unknown' as const,
        purchase_id: null,
        statement_fen: fen,
        paid_fen: null,
        reason: null,
        message: null,
      })),
      totals: {
        outcomes: { matched: 0, amount_differs: 0, unknown: body.rows.length, known: 0, refused: 0 },
        paid_fen: body.rows.reduce((sum, { amount_fen: fen }) => sum + Math.max(fen, 0), 0),
        refunded_fen: 0,
      },
    })),
    mockEndpoint(importParcelsContract, ({ body }) => ({
      rows: body.rows.map(() => ({ outcome: 'added' as const, reason: null, message: null, parcel_id: null })),
    })),
  ];
};
