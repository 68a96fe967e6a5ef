import { maxItemPhotos, type ServiceKind, type ServiceStatus } from '@caravan/warehouse-packages/contract';

/** A service that was ordered for goods. */
export interface OrderedService {
  number: string;
  kind: ServiceKind;
  status: ServiceStatus;
  /** How many were ordered, such as photos. */
  units: number;
  /** The shopper's wishes. */
  note: string;
  /** The photos that the item had when more were paid; null for other services. */
  photosBefore: number | null;
  paidAt: Date | null;
}

/** A paid order of photos, and how many photos its item has once the order is done. */
export interface PhotoLevel {
  order: OrderedService;
  level: number;
}

/**
 * How many photos an item has once each of its paid orders is done, in the order of their payments. Each adds to the
 * first photos, which came with the goods, to those of the orders before, and to those that were there already.
 */
export const photoLevels = (first: number, services: readonly OrderedService[]): PhotoLevel[] => {
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
  /** Taken of the pieces when they arrive, without a fee. */
  arrivalPhotos: number;
  /** Paid with the goods. */
  photoCount: number;
  /** Taken so far. */
  photos: number;
  services: readonly OrderedService[];
}

/** The photos that are still to be taken. */
export const photosDue = ({ photos, services, ...goods }: PhotoState): number => {
  const first = firstPhotos(goods);
  return Math.max(0, (photoLevels(first, services).at(-1)?.level ?? first) - photos);
};

/**
 * How many more photos can be ordered: those that are there, due or ordered and unpaid count, but for as many as came
 * without a fee.
 */
export const photosLeft = (state: PhotoState): number => {
  const unpaid = state.services.filter(({ kind, status }) => kind === 'photos' && status === 'pending_payment');
  const paid = state.photos + photosDue(state) - state.arrivalPhotos;
  const known = paid + unpaid.reduce((sum, { units }) => sum + units, 0);
  return Math.max(0, maxItemPhotos - known);
};

/** The shopper's wishes for the photos that are due. */
export const photoNotes = (state: PhotoState & { photoNote: string }): string => {
  const { photos, photoNote, services } = state;
  const ordered = photoLevels(firstPhotos(state), services)
    .filter(({ order }) => order.status === 'paid')
    .map(({ order }) => order.note);
  const first = photos < firstPhotos(state) || ordered.length === 0 ? [photoNote] : [];
  return [...first, ...ordered].filter(Boolean).join(' · ');
};
