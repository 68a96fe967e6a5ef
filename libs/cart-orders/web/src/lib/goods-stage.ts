import type { Order, OrderLine } from '@caravan/cart-orders/contract';

/** Where the goods of an order in stock are, by the line that is furthest behind. */
export type GoodsStage = 'shelf' | 'unpaid' | 'packed' | 'shipped' | 'received';

type Lines = Pick<Order, 'lines'>;
type Place = NonNullable<OrderLine['place']>;

const stages: readonly GoodsStage[] = ['shelf', 'unpaid', 'packed', 'shipped', 'received'];

/** The places of the goods that the shopper receives; refunded lines have none. */
export const placesOf = ({ lines }: Lines): Place[] => lines.flatMap(({ place }) => place ?? []);

const stageOfPlace = ({ status, package_status }: Place): GoodsStage => {
  if (status === 'packed') return package_status === 'pending_payment' ? 'unpaid' : 'packed';
  return status === 'shipped' || status === 'received' ? status : 'shelf';
};

export const stageOf = (order: Lines): GoodsStage => {
  const reached = new Set(placesOf(order).map(stageOfPlace));
  return stages.find((stage) => reached.has(stage)) ?? 'shelf';
};

/** The items of an order that can be packed now. */
export const itemsOnShelf = ({ lines }: Lines): string[] =>
  lines.flatMap(({ place, received }) => (place?.status === 'arrived' && received ? received.item_id : []));

/** The packages that its goods are in. */
export const packagesOf = (order: Lines): string[] => [
  ...new Set(placesOf(order).flatMap(({ package_number }) => package_number ?? [])),
];
