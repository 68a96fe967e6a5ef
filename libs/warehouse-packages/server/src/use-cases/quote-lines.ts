import { fail } from '@caravan/warehouse-packages/contract';
import type { Database } from '@caravan/server-core';
import { currentLines } from '../db/line.repo.ts';
import { quoteLine, type LineQuote, type ParcelToQuote } from '../domain/quote-line.ts';
import type { ShippingLineVersion } from '../domain/shipping-line.ts';

export interface QuotedLine {
  line: ShippingLineVersion;
  quote: LineQuote;
}

/** Every line that goes to a country, the cheapest first; also those that cannot carry the parcel, with the reason. */
export const quoteLines = async (db: Database, country: string, parcel: ParcelToQuote): Promise<QuotedLine[]> => {
  const lines = (await currentLines(db)).filter(({ active }) => active);
  const quoted = lines.flatMap((line) => {
    const quote = quoteLine(line, country, parcel);
    return quote ? [{ line, quote }] : [];
  });
  if (!quoted.length) throw fail('country_not_served');
  return quoted.sort((a, b) => a.quote.feeFen - b.quote.feeFen || (a.line.id < b.line.id ? -1 : 1));
};
