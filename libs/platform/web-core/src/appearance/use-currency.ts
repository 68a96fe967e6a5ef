import { useCallback, useEffect } from 'react';
import { day } from '@caravan/kernel';
import { browserCookies } from '../environment/cookies.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { currencyChosen } from '../store/session.slice.ts';

const year = (365 * day) / 1000;

const isCurrency = (value: string | undefined): value is string => value !== undefined && /^[A-Z]{3}$/.test(value);

/**
 * The currency in which a shopper sees amounts beside CNY; null for none. It is read from the cookie after hydration,
 * so that the server renders the same page for every visitor.
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
