import type { Database } from '@caravan/server-core';
import { fail } from '@caravan/shipping/contract';
import { currentMethods } from '../shipping-method.repo.ts';
import { quoteMethod, type MethodQuote, type ParcelToQuote } from './quote-method.ts';
import type { RehearsalResultRow } from '../../services/rehearsals/rehearsal.table.ts';
import type { ShippingMethodRow } from '../shipping-method.table.ts';
import type { ShippingMethodVersion } from '../shipping-method.ts';
import { packedParcel } from '../../packages/weighing/weigh-parcel.ts';
import type { PackageContext } from '../../core/package-context.ts';

/** A packed box, and when it was weighed: it is quoted by its own weight and by the methods of that moment. */
export interface PackedBox {
  result: RehearsalResultRow;
  at: Date;
}

export interface QuotedMethod {
  method: ShippingMethodVersion;
  quote: MethodQuote;
}

/** The shipping methods that are offered at a moment, in their version of then, by id. */
export const activeMethods = async (db: Database, at: Date): Promise<ShippingMethodRow[]> =>
  (await currentMethods(db, at)).filter(({ active }) => active);

/**
 * The quotes of all shipping methods to a country, cheapest first. Methods that cannot carry the parcel are included,
 * with the reason.
 */
export const quoteMethods = async (
  { db, clock }: Pick<PackageContext, 'db' | 'clock'>,
  country: string,
  parcel: ParcelToQuote,
  box: PackedBox | null = null,
): Promise<QuotedMethod[]> => {
  const methods = await activeMethods(db, box?.at ?? clock());
  const quoted = methods.flatMap((method) => {
    const quote = quoteMethod(method, country, box ? packedParcel(method, parcel, box.result) : parcel);
    return quote ? [{ method, quote }] : [];
  });
  if (!quoted.length) throw fail('country_not_served');
  return quoted.sort((a, b) => a.quote.feeFen - b.quote.feeFen || (a.method.id < b.method.id ? -1 : 1));
};
