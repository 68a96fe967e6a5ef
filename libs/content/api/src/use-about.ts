import { useCallback } from 'react';
import { byLanguage, convertFen, numberFormat, type Fen, type Language } from '@caravan/kernel';
import { formatDate, useCurrency, useLanguage } from '@caravan/web-core';
import type { words as en } from './about/en.ts';
import { useGetExchangeRateQuery } from './content.api.ts';

const words = byLanguage(import.meta.glob<typeof en>('./about/??.ts', { eager: true, import: 'words' }));

const formatIn = (fen: Fen, currency: string, rate: string, language: Language): string => {
  const format = numberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(convertFen(fen, rate, digits) / 10 ** digits);
};

/**
 * Formats an amount in the shopper's currency, always with "about" and the rate's date, and says if the rate is old
 * (specification 14.7). Undefined if the shopper chose no currency or its rate is unknown, and for zero, which is zero everywhere. `highest` makes it a range. Show it beside the amount in CNY, never alone where
 * money moves (specification 14.3).
 */
export const useAbout = (): ((fen: Fen, highest?: Fen) => string | undefined) => {
  const language = useLanguage();
  const [currency] = useCurrency();
  const { data } = useGetExchangeRateQuery(
    { query: { from: 'CNY', to: currency ?? undefined } },
    { skip: currency === null },
  );
  return useCallback(
    (fen, highest) => {
      if (currency === null || (!fen && !highest) || !data || Array.isArray(data) || data.to !== currency)
        return undefined;
      const [low, high] = [fen, highest ?? fen].map((amount) => formatIn(amount, currency, data.rate, language));
      return words[language].about(
        low === high ? `${low}` : `${low} – ${high}`,
        formatDate(`${data.as_of}T00:00:00Z`, language),
        data.old === true,
      );
    },
    [currency, data, language],
  );
};
