import { cartSlot, type Pick } from '@caravan/warehouse-packages/contract';
import type { PickLine } from './pick.repo.ts';
import type { WholePick } from './picks.ts';

/** Goods of a cancelled package need not be picked. */
const isLeft = ({ packages }: WholePick, { onList }: PickLine): boolean =>
  onList.pickedAt === null &&
  packages.some(({ number, status }) => number === onList.packageNumber && status !== 'cancelled');

/** Packages keep their slot, also when one of them is cancelled, because it stays on the list. */
export const slotOf = ({ packages }: WholePick, packageNumber: string): string =>
  cartSlot(packages.findIndex(({ number }) => number === packageNumber));

/** A pick list in walking order. */
export const presentPick = (whole: WholePick): Pick => {
  const { pick, packages, lines } = whole;
  return {
    id: pick.id,
    staff_id: pick.staffId,
    created_at: pick.createdAt.toISOString(),
    packages: packages.map(({ number, status, stage, packingNote }, place) => ({
      number,
      slot: cartSlot(place),
      status,
      stage,
      packing_note: packingNote,
    })),
    lines: lines.map(({ item, onList, bin, zone }) => ({
      item_id: item.id,
      item_number: item.number,
      package_number: onList.packageNumber,
      slot: slotOf(whole, onList.packageNumber),
      name: item.name,
      spec: item.spec,
      image: item.image,
      quantity: item.quantity,
      bin,
      zone,
      failed: item.checkState === 'failed',
      missing: item.missingAt !== null,
      picked_at: onList.pickedAt?.toISOString() ?? null,
    })),
    left: lines.filter((line) => isLeft(whole, line)).length,
  };
};
