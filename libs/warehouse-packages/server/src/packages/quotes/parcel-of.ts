import type { Fen } from '@caravan/kernel';
import {
  parcelOf as parcelToQuote,
  type ChosenServices,
  type ItemToSend,
  type ParcelToQuote,
} from '@caravan/shipping/port';
import { storageFee, type PricedStorage } from '../../disposal/storage-fee.ts';
import { withoutSearches, type StoredSince } from '../../disposal/storage-pause.ts';

type StoredItem = Omit<ItemToSend, 'storageFen'> & PricedStorage & StoredSince;

/** An item in the warehouse with its storage fee so far. */
export const itemToSend = <Item extends StoredItem>(item: Item, now: Date): Item & Pick<ItemToSend, 'storageFen'> => ({
  ...item,
  storageFen: storageFee(withoutSearches(item, now), now),
});

/** Items as one parcel, with their storage fees so far and what was chosen for it. */
export const parcelOf = (
  items: readonly StoredItem[],
  declaredValueFen: Fen | null,
  now: Date,
  services: ChosenServices,
): ParcelToQuote =>
  parcelToQuote(
    items.map((item) => itemToSend(item, now)),
    declaredValueFen,
    services,
  );
