import { useCallback, useEffect } from 'react';
import { getExchangeRate } from '@caravan/content/contract';
import { convertFen, day, type Fen, type Language } from '@caravan/kernel';
import { endpointFor } from '../api/endpoint-for.ts';
import { browserCookies } from '../environment/cookies.ts';
import { formatDate } from '../i18n/format.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { currencyChosen } from '../store/session.slice.ts';

const year = (365 * day) / 1000;

const isCurrency = (value: string | undefined): value is string => value !== undefined && /^[A-Z]{3}$/.test(value);

/**
 * The currency a shopper wants to see amounts in beside CNY; null for none. The server does not render it, so that pages stay the same
 * for everybody: it comes from the cookie once the page is alive.
 */
export const useCurrency = (): [string | null, (currency: string | null) => void] => {
  const currency = useAppSelector((state) => state.session.currency);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const kept = browserCookies().get('currency');
    if (isCurrency(kept)) dispatch(currencyChosen(kept));
  }, [dispatch]);
  const choose = useCallback(
    (chosen: string | null) => {
      const cookies = browserCookies();
      if (chosen) cookies.set('currency', chosen, year);
      else cookies.remove('currency');
      dispatch(currencyChosen(chosen));
    },
    [dispatch],
  );
  return [currency, choose];
};

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
