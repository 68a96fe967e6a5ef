import { maxPackageItems } from '@caravan/content/contract';
import { id, z } from '@caravan/kernel/zod';
import { restrictions } from './restrictions.ts';

/** A weight in whole grams. */
export const gram = z.int().min(0);
/** A length in whole millimetres. */
export const millimetre = z.int().min(0);
/** ISO 3166-1, two letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** One side of a parcel in millimetres. */
export const side = z.int().min(1).max(10_000);
/** A property of goods that a carrier may refuse. */
export const restriction = z.enum(restrictions);
/** Goods in the warehouse that are chosen for one parcel, each once. */
export const itemIds = z
  .array(id)
  .min(1, 'no_product_selected')
  .max(maxPackageItems)
  .refine((ids) => new Set(ids).size === ids.length, 'bad_format');
