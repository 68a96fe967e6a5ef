import { isoOrNull } from '@caravan/kernel';
import type { OrderedPieces } from '@caravan/cart-orders/port';
import type { ExpectedLine, Parcel, ParcelBrief, Purchase } from '@caravan/procurement/contract';
import type { ForwardedParcel } from '@caravan/procurement/port';
import type { InboundParcelRow, ParcelPhotoRow } from './db/inbound-parcel.table.ts';
import type { PurchaseBooks } from './db/purchase-books.repo.ts';
import type { WholePurchase } from './db/purchase-reads.repo.ts';
import type { PurchaseLineRow, PurchaseRow } from './db/purchase.table.ts';

/** The bought pieces of a line that are still to arrive; none for an order that does not take goods now. */
const expectedPieces = ({ orderStatus, quantity, bought, received, refunded }: OrderedPieces): number =>
  orderStatus === 'paid' || orderStatus === 'processing'
    ? Math.max(0, Math.min(bought - received, quantity - received - refunded))
    : 0;

/** Order lines by their ids. */
export type PiecesById = ReadonlyMap<string, OrderedPieces>;

/** An order line, as the pages of purchases and parcels show it. */
export const presentExpected = (pieces: OrderedPieces): ExpectedLine => ({
  line_id: pieces.lineId,
  order_number: pieces.orderNumber,
  name: pieces.name,
  spec: pieces.spec,
  image: pieces.image,
  quantity: pieces.quantity,
  bought_quantity: pieces.bought,
  received_quantity: pieces.received,
  refunded_quantity: pieces.refunded,
  expected_quantity: expectedPieces(pieces),
  photo: pieces.photo,
  note: pieces.note,
});

/** The contents of a shopper's own parcel, as one line. */
const presentForwarded = (parcel: ForwardedParcel): ExpectedLine => ({
  line_id: parcel.number,
  order_number: parcel.number,
  name: parcel.contents,
  spec: parcel.shop,
  image: null,
  quantity: parcel.quantity,
  bought_quantity: parcel.quantity,
  received_quantity: parcel.received ? parcel.quantity : 0,
  refunded_quantity: 0,
  expected_quantity: parcel.received ? 0 : parcel.quantity,
  photo: { count: 0, note: parcel.photoNote },
  note: '',
});

const presentBrief = ({ id, trackingNumber, carrier, state }: InboundParcelRow): ParcelBrief => ({
  id,
  tracking_number: trackingNumber,
  carrier,
  state,
});

/** A purchase is shown with these. */
interface PurchaseSurroundings {
  books: PurchaseBooks;
  pieces: PiecesById;
  /** The name of a member of staff. */
  nameOf: (staffId: string) => string;
}

export const presentPurchase = (
  { purchase, lines, parcels }: WholePurchase,
  { books, pieces, nameOf }: PurchaseSurroundings,
): Purchase => ({
  id: purchase.id,
  supplier_order_no: purchase.supplierOrderNo,
  account: purchase.account,
  paid_fen: purchase.paidFen,
  shop_name: purchase.shopName,
  expected_at: isoOrNull(purchase.expectedAt),
  bought_by: nameOf(purchase.boughtBy),
  created_at: purchase.createdAt.toISOString(),
  done_at: isoOrNull(purchase.doneAt),
  repaid_fen: books.repaidFen,
  statement_fen: books.statementFen,
  books: books.state,
  settlement: books.settlement && {
    note: books.settlement.note,
    by: nameOf(books.settlement.staffId),
    at: books.settlement.at.toISOString(),
  },
  version: purchase.version,
  lines: lines.flatMap(({ lineId, quantity }) => {
    const line = pieces.get(lineId);
    return line ? [{ ...presentExpected(line), purchased_quantity: quantity }] : [];
  }),
  parcels: parcels.map(presentBrief),
});

/** A parcel with what its page shows. */
export interface ShownParcel {
  parcel: InboundParcelRow;
  purchase: PurchaseRow | undefined;
  lines: readonly PurchaseLineRow[];
  photos: readonly ParcelPhotoRow[];
  forwarded: ForwardedParcel | undefined;
}

export const presentParcel = (
  { parcel, purchase, lines, photos, forwarded }: ShownParcel,
  { pieces, photoAddress }: { pieces: PiecesById; photoAddress: (photoId: string) => string },
): Parcel => ({
  id: parcel.id,
  tracking_number: parcel.trackingNumber,
  carrier: parcel.carrier,
  state: parcel.state,
  purchase_id: parcel.purchaseId,
  supplier_order_no: purchase?.supplierOrderNo ?? null,
  shop_name: purchase?.shopName ?? null,
  expected_at: isoOrNull(purchase?.expectedAt ?? null),
  weight_g: parcel.weightG,
  bin: parcel.bin,
  note: parcel.note,
  photos: photos.map(({ id }) => ({ url: photoAddress(id) })),
  created_at: parcel.createdAt.toISOString(),
  arrived_at: isoOrNull(parcel.arrivedAt),
  more_comes: parcel.moreComes,
  forwarded: forwarded ? { number: forwarded.number, code: forwarded.code } : null,
  lines: forwarded
    ? [{ ...presentForwarded(forwarded), announced_quantity: forwarded.quantity }]
    : lines.flatMap(({ lineId }) => {
        const line = pieces.get(lineId);
        const announced = parcel.announced?.find(({ line_id }) => line_id === lineId);
        return line ? [{ ...presentExpected(line), announced_quantity: announced?.quantity ?? null }] : [];
      }),
});
