import type { ParsedNewLine } from '@caravan/cart-orders/contract';
import { useGetExchangeRateQuery } from '@caravan/content/api';
import { fenFrom, firstCharacters, type Fen } from '@caravan/kernel';
import { useFormats } from '@caravan/web-core';

export const yuan = 'CNY';

/** The most characters of a description. */
const maxDescription = 2_000;

/** A shop abroad has another currency, an ISO 4217 code, in which a shopper types its prices. */
export interface ShopCurrency {
  /** Its units for one yuan; undefined for yuan, and until the rate is known. */
  rate: string | undefined;
  /** Stands before the amounts. */
  sign: string;
  /** The fen of a hundredth of its units. */
  toFen: (hundredths: number) => Fen;
  /** Whether amounts can be converted now; otherwise nothing may be sent. */
  state: 'ready' | 'loading' | 'failed';
  /** The line with its prices in yuan; its description keeps those of the shop. */
  inYuan: (line: ParsedNewLine) => ParsedNewLine;
}

/** Converts what is typed at today's rate; the cart and our buyers go by yuan. */
export const useShopCurrency = (currency: string): ShopCurrency => {
  const { money } = useFormats();
  const { currentData: found, isError } = useGetExchangeRateQuery(
    { query: { from: yuan, to: currency } },
    { skip: currency === yuan },
  );
  const rate = found && !Array.isArray(found) && currency !== yuan ? found.rate : undefined;
  const toFen = (hundredths: number): Fen => (rate === undefined ? hundredths : fenFrom(hundredths, rate));
  const inYuan = (line: ParsedNewLine): ParsedNewLine => {
    const { manual } = line;
    if (!manual || rate === undefined) return line;
    const { unit_price_fen: unit, domestic_shipping_fen: domestic, description = '' } = manual;
    const atShop = [unit, domestic].map((hundredths) => money(String(hundredths / 100), currency)).join(' + ');
    return {
      ...line,
      manual: {
        ...manual,
        unit_price_fen: Math.max(1, toFen(unit)),
        domestic_shipping_fen: toFen(domestic),
        // The end of a long description gives way to the price.
        description: [firstCharacters(description, maxDescription - atShop.length - 1), atShop]
          .filter(Boolean)
          .join('\n'),
      },
    };
  };
  const unknown = isError ? 'failed' : 'loading';
  const state = currency === yuan || rate !== undefined ? 'ready' : unknown;
  return { rate, sign: currency === yuan ? '¥' : currency, state, toFen, inYuan };
};
