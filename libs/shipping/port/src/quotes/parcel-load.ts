import type { Restriction } from '@caravan/shipping/contract';
import type { Fen, Gram } from '@caravan/kernel';
import { boxAround, joinExtents, noExtent, type Extent } from './parcel-box.ts';
import type { ChosenServices, ParcelToQuote } from './quote-method.ts';

/** Share of some goods in a parcel. Loads join to the load of all their goods, in any order. */
export interface ParcelLoad {
  goodsG: Gram;
  extent: Extent;
  restrictions: readonly Restriction[];
  storageFen: Fen;
  handlingFen: Fen;
}

/** The load of no goods; joining it changes nothing. */
export const noLoad: ParcelLoad = { goodsG: 0, extent: noExtent, restrictions: [], storageFen: 0, handlingFen: 0 };

/** The load of two lots of goods together. */
export const joinLoads = (some: ParcelLoad, others: ParcelLoad): ParcelLoad => ({
  goodsG: some.goodsG + others.goodsG,
  extent: joinExtents(some.extent, others.extent),
  restrictions: [...some.restrictions, ...others.restrictions.filter((one) => !some.restrictions.includes(one))],
  storageFen: some.storageFen + others.storageFen,
  handlingFen: some.handlingFen + others.handlingFen,
});

/** A load as one parcel, with its declared value and what was chosen for it. */
export const parcelWith = (
  { goodsG, extent, restrictions, storageFen, handlingFen }: ParcelLoad,
  declaredValueFen: Fen | null,
  { packingFen, insuranceFen }: ChosenServices,
): ParcelToQuote => ({
  goodsG,
  box: boxAround(extent),
  restrictions,
  storageFen,
  handlingFen,
  declaredValueFen,
  packingFen,
  insuranceFen,
});
