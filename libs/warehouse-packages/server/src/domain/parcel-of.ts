import { sumFen } from '@caravan/kernel';
import { restrictions, type Restriction } from '@caravan/warehouse-packages/contract';
import { boxFor, type Measured } from './parcel-box.ts';
import type { ChosenServices, ParcelToQuote } from './quote-method.ts';
import { storageFee } from './storage-fee.ts';

/** The properties of an item that affect the fee. */
export interface ItemToSend extends Measured {
  restrictions: readonly Restriction[];
  storedAt: Date;
}

/** Items as one parcel, with their storage fees so far and what was chosen for it. */
export const parcelOf = (
  items: readonly ItemToSend[],
  declaredValueFen: number | null,
  now: Date,
  { packingFen, insuranceFen }: ChosenServices,
): ParcelToQuote => ({
  goodsG: items.reduce((sum, { weightG }) => sum + weightG, 0),
  box: boxFor(items),
  restrictions: restrictions.filter((one) => items.some((item) => item.restrictions.includes(one))),
  storageFen: sumFen(items.map(({ storedAt }) => storageFee(storedAt, now))),
  declaredValueFen,
  packingFen,
  insuranceFen,
});
