import { maxItemPhotos } from '@caravan/warehouse-packages/contract';
import type { ServiceOrderRow } from '../services/service.table.ts';

/** What of an ordered service decides on the photos of its item. */
export type PhotoOrder = Pick<
  ServiceOrderRow,
  'number' | 'kind' | 'status' | 'units' | 'note' | 'photosBefore' | 'paidAt' | 'expiresAt'
>;

/** A paid order of photos, and how many photos its item has once the order is done. */
export interface PhotoLevel {
  order: PhotoOrder;
  level: number;
}

/**
 * How many photos an item has once each of its paid orders is done, in the order of their payments. Each adds to the
 * first photos, which came with the goods, to those of the orders before, and to those that were there already.
 */
export const photoLevels = (first: number, services: readonly PhotoOrder[]): PhotoLevel[] => {
  const paid = services.filter(({ kind, status }) => kind === 'photos' && (status === 'paid' || status === 'done'));
  const byPayment = paid.toSorted(
    (a, b) => (a.paidAt?.getTime() ?? 0) - (b.paidAt?.getTime() ?? 0) || (a.number < b.number ? -1 : 1),
  );
  let level = first;
  return byPayment.map((order) => {
    level = Math.max(level, order.photosBefore ?? 0) + order.units;
    return { order, level };
  });
};

/** The photos that come with goods: those of all goods that arrive, and those that were paid with the order. */
export const firstPhotos = ({ arrivalPhotos, photoCount }: Pick<PhotoState, 'arrivalPhotos' | 'photoCount'>): number =>
  arrivalPhotos + photoCount;

/** The photos of an item that count, and what was ordered. */
export interface PhotoState {
  /** Taken when the goods arrive, without a fee. */
  arrivalPhotos: number;
  /** Paid with the goods. */
  photoCount: number;
  /** Taken so far. */
  photos: number;
  services: readonly PhotoOrder[];
}

/** The photos that are still to be taken. */
export const photosDue = ({ photos, services, ...goods }: PhotoState): number => {
  const first = firstPhotos(goods);
  return Math.max(0, (photoLevels(first, services).at(-1)?.level ?? first) - photos);
};

/** How many more photos can be ordered: those that are there, due or ordered and unpaid count. */
export const photosLeft = (state: PhotoState): number => {
  const unpaid = state.services.filter(({ kind, status }) => kind === 'photos' && status === 'pending_payment');
  const known = state.photos + photosDue(state) + unpaid.reduce((sum, { units }) => sum + units, 0);
  return Math.max(0, maxItemPhotos - known);
};

/** What the photos that are due should show. */
export const photoNotes = (state: PhotoState & { photoNote: string }): string => {
  const { photos, photoNote, services } = state;
  const ordered = photoLevels(firstPhotos(state), services)
    .filter(({ order }) => order.status === 'paid')
    .map(({ order }) => order.note);
  const first = photos < firstPhotos(state) || ordered.length === 0 ? [photoNote] : [];
  return [...first, ...ordered].filter(Boolean).join(' · ');
};
