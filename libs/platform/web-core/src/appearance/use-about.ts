import { useCallback } from 'react';
import { getExchangeRate } from '@caravan/content/contract';
import { convertFen, type Fen, type Language } from '@caravan/kernel';
import { endpointFor } from '../api/endpoint-for.ts';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { useCurrency } from './use-currency.ts';

const locales: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };

const words: Record<Language, (amount: string, date: string) => string> = {
  en: (amount, date) => `about ${amount}, rate of ${date}`,
  zh: (amount, date) => `约 ${amount}（${date} 汇率）`,
};

const formatIn = (fen: Fen, currency: string, rate: string, language: Language): string => {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(convertFen(fen, rate, digits) / 10 ** digits);
};

/**
 * Says what an amount is in the shopper's currency: always "about", with the rate's date, and undefined where none was chosen or its
 * rate is not known. `highest` makes it a range. It stands beside the amount in CNY, never alone where money moves (decisions.md, Money).
 */
export const useAbout = (): ((fen: Fen, highest?: Fen) => string | undefined) => {
  const language = useLanguage();
  const [currency] = useCurrency();
  const { data } = endpointFor(getExchangeRate).useQuery({ query: { from: 'CNY', to: currency ?? undefined } }, { skip: currency === null });
  return useCallback(
    (fen, highest) => {
      if (currency === null || !data || Array.isArray(data) || data.to !== currency) return undefined;
      const [low, high] = [fen, highest ?? fen].map((amount) => formatIn(amount, currency, data.rate, language));
      return words[language](low === high ? `${low}` : `${low} – ${high}`, formatDate(`${data.as_of}T00:00:00Z`, language));
    },
    [currency, data, language],
  );
};
