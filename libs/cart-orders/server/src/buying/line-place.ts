import { goodsPlaces, type OrderLine, type ProgressLine } from '@caravan/cart-orders/contract';
import type { ItemPlace } from '@caravan/cart-orders/port';
import type { OrderedLine } from '../orders/order.repo.ts';
import type { PurchaseOrderRow } from '../orders/purchase-order.table.ts';
import { missingPieces, type Pieces } from '../refunds/refund-of.ts';

/** The places of items in the warehouse and in packages, by their ids. */
export type ItemPlaces = ReadonlyMap<string, ItemPlace>;

type Place = NonNullable<OrderLine['place']>;

const notPacked = {
  package_number: null,
  package_status: null,
  packed_at: null,
  shipped_at: null,
  received_at: null,
  disposed_at: null,
  lost_at: null,
  return_number: null,
};

const statusInPackage = ({ shippedAt, receivedAt }: ItemPlace): Place['status'] => {
  if (receivedAt) return 'received';
  return shippedAt ? 'shipped' : 'packed';
};

/** Where pieces are that have arrived. */
export const placeOfItem = (item: ItemPlace | undefined): Place => {
  if (item?.returned) {
    const { number, state } = item.returned;
    return { ...notPacked, status: state === 'settled' ? 'returned' : 'returning', return_number: number };
  }
  if (item?.disposedAt) return { status: 'disposed', ...notPacked, disposed_at: item.disposedAt.toISOString() };
  if (item?.lostAt) return { status: 'lost', ...notPacked, lost_at: item.lostAt.toISOString() };
  if (!item || item.packageNumber === null) return { status: 'arrived', ...notPacked };
  return {
    ...notPacked,
    status: statusInPackage(item),
    package_number: item.packageNumber,
    package_status: item.packageStatus,
    packed_at: item.packedAt?.toISOString() ?? null,
    shipped_at: item.shippedAt?.toISOString() ?? null,
    received_at: item.receivedAt?.toISOString() ?? null,
  };
};

/** The goods that an arrived item now is, those that came in exchange for it or itself, and where they are. */
export const arrivedItem = ({ itemId }: { itemId: string }, places: ItemPlaces): { item_id: string; place: Place } => {
  const item = places.get(itemId);
  return { item_id: item?.itemNow ?? itemId, place: placeOfItem(item) };
};

/** The last receipt of a line; null while a piece is still to come. */
export const lastReceipt = <R extends object>(line: Pieces & { receipts: readonly R[] }): R | null =>
  missingPieces(line) === 0 ? (line.receipts.at(-1) ?? null) : null;

/** Whether no piece of a line comes, because all were refunded. */
export const isRefunded = ({ quantity, refundedQuantity }: Pieces): boolean => refundedQuantity === quantity;

/** Whether pieces of some line are in the warehouse, and in no package and no return. */
export const isOnShelf = (lines: readonly { receipts: readonly { place: Pick<Place, 'status'> }[] }[]): boolean =>
  lines.some(({ receipts }) => receipts.some(({ place }) => place.status === 'arrived'));

interface PlacedLine extends Pick<
  OrderedLine,
  'boughtQuantity' | 'quantity' | 'receivedQuantity' | 'refundedQuantity'
> {
  receipts: readonly Pick<OrderedLine['receipts'][number], 'itemId'>[];
}

/**
 * Where the goods of a line are: the place of the pieces that are furthest from the shopper, lost and disposed ones only if no
 * other is left; null if none comes (specification 9.7).
 */
export const placeOfLine = (
  { status, beforeRefund }: Pick<PurchaseOrderRow, 'status' | 'beforeRefund'>,
  line: PlacedLine,
  places: ItemPlaces,
): Place | null => {
  if (isRefunded(line) || status === 'cancelled' || status === 'refunded') return null;
  const missing = missingPieces(line);
  if (missing > 0) {
    const isBought =
      (beforeRefund ?? status) === 'processing' || line.boughtQuantity - line.receivedQuantity >= missing;
    return { status: isBought ? 'bought' : 'ordered', ...notPacked };
  }
  const reached = line.receipts.map(({ itemId }) => placeOfItem(places.get(itemId)));
  return reached.reduce((last, place) =>
    goodsPlaces.indexOf(place.status) < goodsPlaces.indexOf(last.status) ? place : last,
  );
};

/** The progress of an order depends on these facts of each line. */
export const progressLine = (
  order: Parameters<typeof placeOfLine>[0],
  line: PlacedLine,
  places: ItemPlaces,
): ProgressLine & { receipts: ReturnType<typeof arrivedItem>[] } => ({
  receipts: line.receipts.map((receipt) => arrivedItem(receipt, places)),
  received: lastReceipt(line),
  refunded: isRefunded(line),
  place: placeOfLine(order, line, places),
});
