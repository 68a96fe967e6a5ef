import { maxPackageItems } from '@caravan/content/contract';
import type { OrderProgress } from './order-list.schema.ts';
import type { OrderLine } from './orders.schema.ts';

/**
 * Where the goods of an order in stock are, by the line that is furthest behind; the last one if nothing else is left.
 * `unpaid` goods are in a package that waits for payment.
 */
export const goodsStages = [
  'shelf',
  'unpaid',
  'packed',
  'shipped',
  'returning',
  'received',
  'returned',
  'lost',
  'disposed',
] as const;
export type GoodsStage = (typeof goodsStages)[number];

type Place = Pick<NonNullable<OrderLine['place']>, 'package_number' | 'package_status' | 'status'>;

/** A line, as far as the progress of its order depends on it. */
export interface ProgressLine extends Pick<OrderLine, 'refunded'> {
  place: Place | null;
  receipts: readonly { item_id: string; place: Place }[];
  /** Null while a piece is still to come. */
  received: object | null;
}

/** The places of the goods that the shopper receives; refunded, lost and disposed lines have none. */
export const placesOf = <P extends Pick<Place, 'status'>>(lines: readonly { place: P | null }[]): P[] =>
  lines.flatMap(({ place }) => (place && place.status !== 'disposed' && place.status !== 'lost' ? place : []));

const stageOfPlace = ({ status, package_status }: Place): GoodsStage => {
  if (status === 'packed') return package_status === 'pending_payment' ? 'unpaid' : 'packed';
  return status === 'ordered' || status === 'bought' || status === 'arrived' ? 'shelf' : status;
};

const stageOf = (lines: readonly ProgressLine[]): GoodsStage => {
  const reached = new Set(placesOf(lines).map(stageOfPlace));
  const gone = (status: 'disposed' | 'lost') => lines.some(({ place }) => place?.status === status);
  const nothingComes = gone('lost') ? 'lost' : gone('disposed') ? 'disposed' : 'shelf';
  return goodsStages.find((stage) => reached.has(stage)) ?? nothingComes;
};

/** The items of a line that can be packed now. */
const shelfItems = ({ receipts, received }: ProgressLine): string[] =>
  received ? receipts.flatMap(({ place, item_id }) => (place.status === 'arrived' ? item_id : [])) : [];

/** How far the goods of an order are (specification 9.7, 26.8). An order without lines has none on their way. */
export const progressOf = (lines: readonly ProgressLine[]): OrderProgress => {
  const onShelf = lines.map(shelfItems);
  return {
    arrived: lines.filter(({ received }) => received !== null).length,
    on_shelf: onShelf.filter((items) => items.length > 0).length,
    expected: lines.filter(({ refunded }) => !refunded).length,
    stage: stageOf(lines),
    in_packages: placesOf(lines).some(({ package_number: number }) => number !== null),
    lost_in_part: lines.some(({ receipts }) => receipts.some(({ place }) => place.status === 'lost')),
    disposed_in_part: lines.some(({ receipts }) => receipts.some(({ place }) => place.status === 'disposed')),
    shelf_items: onShelf.flat().slice(0, maxPackageItems),
  };
};
