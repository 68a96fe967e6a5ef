import { type Restriction, restrictions } from '@caravan/shipping/contract';
import type { Fen } from '@caravan/kernel';
import type { ShippingMethodVersion } from '../methods/shipping-method.ts';
import { boxFor, extentOf, type Measured } from './parcel-box.ts';
import { joinLoads, noLoad, parcelWith, type ParcelLoad } from './parcel-load.ts';
import type { ChosenServices, ParcelToQuote } from './quote-method.ts';

/** The properties of an item that affect the fee. */
export interface ItemToSend extends Measured {
  restrictions: readonly Restriction[];
  /** Its storage fee so far. */
  storageFen: Fen;
  /** 0 for goods that we bought. */
  handlingFen: Fen;
}

/** Turns an item into its share of a parcel. */
export const loadOf = (item: ItemToSend): ParcelLoad => ({
  goodsG: item.weightG,
  extent: extentOf(item),
  restrictions: item.restrictions,
  storageFen: item.storageFen,
  handlingFen: item.handlingFen,
});

/** Items as one parcel, with what was chosen for it. */
export const parcelOf = (
  items: readonly ItemToSend[],
  declaredValueFen: Fen | null,
  services: ChosenServices,
): ParcelToQuote => {
  const load = items.map(loadOf).reduce(joinLoads, noLoad);
  const inOrder = restrictions.filter((one) => load.restrictions.includes(one));
  return parcelWith({ ...load, restrictions: inOrder }, declaredValueFen, services);
};

/** A parcel that was packed and weighed: the scales include the packing, so a method adds none. */
export const packedParcel = (
  { packingG }: Pick<ShippingMethodVersion, 'packingG'>,
  parcel: ParcelToQuote,
  measured: Measured,
): ParcelToQuote => ({ ...parcel, goodsG: measured.weightG - packingG, box: boxFor([measured]) });
