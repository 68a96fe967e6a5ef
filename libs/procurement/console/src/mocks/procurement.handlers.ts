import type { HttpHandler } from 'msw';
import { fail, type Lookup, type Parcel, type Purchase } from '@caravan/procurement/contract';
import {
  discardParcelContract,
  getParcelContract,
  importParcelsContract,
  keepParcelContract,
  listParcelsContract,
  listPurchasesContract,
  lookUpCodeContract,
  matchParcelContract,
  receiveParcelContract,
} from '@caravan/procurement/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

const all = <T>(items: T[]) => ({ items, next: null, count: items.length });

export interface ProcurementAnswers {
  purchases?: Purchase[];
  parcels?: Parcel[];
  /** What a scanned code belongs to; unknown by default. */
  lookup?: (code: string) => Lookup;
}

const nothing: Lookup = { kind: null, ref: null, lines: [], candidates: [] };

/** The answers about purchases and parcels. */
export const procurementHandlers = ({
  purchases = [],
  parcels = [],
  lookup = () => nothing,
}: ProcurementAnswers = {}): HttpHandler[] => {
  const parcelOf = (id: string): Parcel => {
    const found = parcels.find((parcel) => parcel.id === id);
    if (!found) throw fail('not_found');
    return found;
  };
  return [
    mockEndpoint(listPurchasesContract, ({ query: { q, state } }) =>
      all(
        purchases.filter(
          ({ supplier_order_no: number, shop_name: shop, done_at: doneAt }) =>
            `${number} ${shop}`.includes(q ?? '') && (state === undefined || (state === 'done') === (doneAt !== null)),
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
    mockEndpoint(importParcelsContract, ({ body }) => ({
      rows: body.rows.map(() => ({ outcome: 'added' as const, reason: null, message: null, parcel_id: null })),
    })),
  ];
};
