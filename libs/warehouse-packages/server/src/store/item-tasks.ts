import { day, hour } from '@caravan/kernel';
import type { PackageStage } from '@caravan/warehouse-packages/contract';
import type { NewTask } from '@caravan/tasks/port';
import { firstPhotos, photoNotes, photosDue, type ItemService } from '@caravan/warehouse-packages/port';
import type { StoreItemRow } from './store-item.table.ts';
import { disposalDate, warningsSent } from '../disposal/disposal.ts';
import { daysLeft, freeUntil } from '../disposal/storage-fee.ts';
import { withoutSearches } from '../disposal/storage-pause.ts';

/** The queues of goods in the warehouse. */
export type ItemQueue = 'qc' | 'shelve' | 'expiry';

/** Goods with what decides on their tasks. */
export interface ItemState extends StoreItemRow {
  photos: number;
  stage: PackageStage | null;
  /** The services that were ordered for them and not cancelled. */
  services: ItemService[];
  /** When they were last put into a bin or taken out of one. */
  movedAt: Date | null;
}

/** Free storage of fewer days than these puts goods into the queue `expiry` (specification 11.3). */
const expiryDays = 7;

const factsOf = (item: ItemState) => ({
  item_id: item.id,
  order_number: item.orderNumber,
  user_id: item.userId,
  spec: item.spec,
  image: item.image,
  quantity: item.quantity,
  bin: item.bin,
});

/** The paid services that a receiver does. */
const orderedOf = ({ services }: ItemState): ItemService[] =>
  services.filter(({ kind, status }) => (kind === 'photos' || kind === 'measurement') && status === 'paid');

const measurementsOf = (item: ItemState): ItemService[] => orderedOf(item).filter(({ kind }) => kind === 'measurement');

/** Goods that go back to their seller, and those that are searched for, need no check. */
const needsCheck = (item: ItemState): boolean =>
  item.leftAt === null &&
  item.missingAt === null &&
  item.returnNumber === null &&
  (item.checkState === 'due' || item.checkState === 'failed' || photosDue(item) > 0 || measurementsOf(item).length > 0);

/** Goods whose package is on its way through the warehouse are in the hands of a packer. */
const needsBin = ({ leftAt, missingAt, bin, stage }: ItemState): boolean =>
  leftAt === null && missingAt === null && bin === null && stage === null;

/** Since when a paid service waits. */
const orderedAt = (item: ItemState): Date | undefined =>
  orderedOf(item)
    .map(({ paidAt }) => paidAt)
    .filter((at) => at !== null)
    .sort((a, b) => a.getTime() - b.getTime())[0];

/** Goods that are searched for expire no further, and nobody writes about them. */
const expires = (item: ItemState, now: Date): boolean =>
  item.leftAt === null &&
  item.missingAt === null &&
  item.packageNumber === null &&
  item.returnNumber === null &&
  daysLeft(withoutSearches(item, now), now) <= expiryDays;

type ItemTask = Omit<NewTask, 'queue' | 'kind' | 'ref' | 'title'>;

const contents: Record<ItemQueue, (item: ItemState, now: Date) => ItemTask | null> = {
  qc(item) {
    if (!needsCheck(item)) return null;
    // Goods that wait for a check, or for photos that came with their order, wait since they arrived.
    const isOld = item.checkState === 'due' || item.checkState === 'failed' || item.photos < firstPhotos(item);
    const since = (isOld ? undefined : orderedAt(item)) ?? item.storedAt;
    return {
      facts: {
        ...factsOf(item),
        photos_due: photosDue(item),
        photo_note: photoNotes(item),
        measurements: measurementsOf(item).length,
        condition: item.condition,
        condition_note: item.conditionNote,
        check: item.checkState,
      },
      group: item.orderNumber,
      dueAt: new Date(since.getTime() + day),
      openedAt: since,
    };
  },
  shelve(item) {
    if (!needsBin(item)) return null;
    const since = item.movedAt ?? item.storedAt;
    return {
      facts: {
        ...factsOf(item),
        weight_g: item.weightG,
        length_mm: item.lengthMm,
        width_mm: item.widthMm,
        height_mm: item.heightMm,
      },
      group: item.userId,
      dueAt: new Date(since.getTime() + 8 * hour),
      openedAt: since,
    };
  },
  expiry(item, now) {
    if (!expires(item, now)) return null;
    const dueAt = freeUntil(withoutSearches(item, now));
    return {
      facts: {
        ...factsOf(item),
        free_until: dueAt.toISOString(),
        daily_fee_fen: item.storageFeeFen,
        fee_max_fen: item.storageMaxFen,
        dispose_at: disposalDate(item, now).toISOString(),
        warnings: warningsSent(item),
      },
      group: item.userId,
      dueAt,
      openedAt: new Date(dueAt.getTime() - expiryDays * day),
    };
  },
};

/** The task of goods in a queue; null if there is nothing to do. */
export const itemTask = (queue: ItemQueue, item: ItemState, now: Date): NewTask | null => {
  const content = contents[queue](item, now);
  return content && { queue, kind: 'item', ref: item.number, title: item.name, ...content };
};
