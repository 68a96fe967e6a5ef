import type { Core } from '@caravan/server-core';
import { fail } from '@caravan/shipping/contract';
import { activeMethods } from '../methods/shipping-method.repo.ts';
import type { ShippingMethodVersion } from '../methods/shipping-method.ts';
import type { Measured } from './parcel-box.ts';
import type { Destination } from '../sheets/sheet-prices.ts';
import { packedParcel } from './parcel-of.ts';
import { quoteMethod, type MethodQuote, type ParcelToQuote } from './quote-method.ts';

/** A packed box, and when it was weighed: it is quoted by its own weight and by the methods of that moment. */
export interface PackedBox {
  result: Measured;
  at: Date;
}

export interface QuotedMethod {
  method: ShippingMethodVersion;
  quote: MethodQuote;
}

/**
 * The quotes of all shipping methods to a destination, cheapest first. Methods that cannot carry the parcel are included,
 * with the reason.
 */
export const quoteMethods = async (
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  to: Destination,
  parcel: ParcelToQuote,
  box: PackedBox | null = null,
): Promise<QuotedMethod[]> => {
  const methods = await activeMethods(db, box?.at ?? clock(), to);
  const quoted = methods.flatMap((method) => {
    const quote = quoteMethod(method, to.country, box ? packedParcel(method, parcel, box.result) : parcel);
    return quote ? [{ method, quote }] : [];
  });
  if (!quoted.length) throw fail('country_not_served');
  return quoted.sort((a, b) => a.quote.feeFen - b.quote.feeFen || (a.method.id < b.method.id ? -1 : 1));
};
