import type { Order, OrderLine } from '@caravan/cart-orders/contract';

/** Where the goods of an order in stock are, by the line that is furthest behind. */
export type GoodsStage = 'shelf' | 'unpaid' | 'packed' | 'shipped' | 'returning' | 'received' | 'returned' | 'disposed';

type Lines = Pick<Order, 'lines'>;
type Place = NonNullable<OrderLine['place']>;

const stages: readonly GoodsStage[] = ['shelf', 'unpaid', 'packed', 'shipped', 'returning', 'received', 'returned'];

/** The places of the goods that the shopper receives; refunded and disposed lines have none. */
export const placesOf = ({ lines }: Lines): Place[] =>
  lines.flatMap(({ place }) => (place && place.status !== 'disposed' ? place : []));

const stageOfPlace = ({ status, package_status }: Place): GoodsStage => {
  if (status === 'packed') return package_status === 'pending_payment' ? 'unpaid' : 'packed';
  return status === 'ordered' || status === 'bought' || status === 'arrived' ? 'shelf' : status;
};

export const stageOf = (order: Lines): GoodsStage => {
  const reached = new Set(placesOf(order).map(stageOfPlace));
  const nothingComes = order.lines.some(({ place }) => place?.status === 'disposed') ? 'disposed' : 'shelf';
  return stages.find((stage) => reached.has(stage)) ?? nothingComes;
};

/** Some pieces were disposed of at the end of their storage. */
export const isPartDisposed = ({ lines }: Lines): boolean =>
  lines.some(({ receipts }) => receipts.some(({ place }) => place.status === 'disposed'));

/** The items of an order that can be packed now. */
export const itemsOnShelf = ({ lines }: Lines): string[] =>
  lines.flatMap(({ receipts, received }) =>
    received ? receipts.flatMap(({ place, item_id }) => (place.status === 'arrived' ? item_id : [])) : [],
  );

/** The packages that its goods are in. */
export const packagesOf = (order: Lines): string[] => [
  ...new Set(placesOf(order).flatMap(({ package_number }) => package_number ?? [])),
];
