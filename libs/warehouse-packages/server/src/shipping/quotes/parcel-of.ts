import { type Restriction, restrictions } from '@caravan/shipping/contract';
import { extentOf, type Measured } from './parcel-box.ts';
import { joinLoads, noLoad, parcelWith, type ParcelLoad } from './parcel-load.ts';
import type { ChosenServices, ParcelToQuote } from './quote-method.ts';
import { storageFee } from '../../disposal/storage-fee.ts';

/** The properties of an item that affect the fee. */
export interface ItemToSend extends Measured {
  restrictions: readonly Restriction[];
  storedAt: Date;
}

/** What an item adds to a parcel, with its storage fee so far. */
export const loadOf = (item: ItemToSend, now: Date): ParcelLoad => ({
  goodsG: item.weightG,
  extent: extentOf(item),
  restrictions: item.restrictions,
  storageFen: storageFee(item.storedAt, now),
});

/** Items as one parcel, with their storage fees so far and what was chosen for it. */
export const parcelOf = (
  items: readonly ItemToSend[],
  declaredValueFen: number | null,
  now: Date,
  services: ChosenServices,
): ParcelToQuote => {
  const load = items.map((item) => loadOf(item, now)).reduce(joinLoads, noLoad);
  const inOrder = restrictions.filter((one) => load.restrictions.includes(one));
  return parcelWith({ ...load, restrictions: inOrder }, declaredValueFen, services);
};
