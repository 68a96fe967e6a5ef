import { pageOf, z } from '@caravan/kernel/zod';
import { counts, parcel, parcelAddress, parcelItem } from './warehouse-packages.schema.ts';
import { quote } from '@caravan/shipping/contract/schema';

/** Lists name the carrier and its number alone. */
export const listedTracking = parcel.shape.tracking.unwrap().pick({ carrier: true, number: true }).nullable();

/** A package in its shopper's list: at most 10 kB, whatever its texts and the number of its goods. */
export const parcelSummary = z.object({
  ...parcel.pick({
    number: true,
    status: true,
    line: true,
    discount_fen: true,
    refunded_fen: true,
    extra: true,
    created_at: true,
    expires_at: true,
    paid_at: true,
    dispatch_by: true,
    shipped_at: true,
    arrives: true,
    done_by: true,
    done_at: true,
    actions: true,
  }).shape,
  /** The first `listedItems` goods, each with its first photo. */
  items: z.array(parcelItem.pick({ id: true, name: true, image: true, quantity: true, photos: true })),
  /** The number of all goods. */
  item_count: z.int(),
  address: parcelAddress.pick({ first_name: true, last_name: true, country: true }),
  fee: quote.pick({ fee_fen: true }),
  /** Whether its shipping method refuses the weighed parcel, and the shop has not decided yet. */
  refused: z.boolean(),
  tracking: listedTracking,
});
export const parcelPage = z.object({ ...pageOf(parcelSummary).shape, counts });

export type ParcelSummary = z.infer<typeof parcelSummary>;
export type ParcelPage = z.infer<typeof parcelPage>;
