import { useCallback, useEffect } from 'react';
import { day } from '@caravan/kernel';
import { browserCookies } from '../environment/cookies.ts';
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
