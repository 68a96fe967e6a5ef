import { useCallback, useEffect } from 'react';
import { day } from '@caravan/kernel';
import { browserCookies } from '../environment/cookies.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { currencyChosen } from '../store/session.slice.ts';
import { guessHere } from './guess-here.ts';

const year = (365 * day) / 1000;

const isCurrency = (value: string | undefined): value is string => value !== undefined && /^[A-Z]{3}$/.test(value);

/** Stands in the cookie for no other currency, so that a choice of none is not guessed away. */
const none = 'CNY';

/**
 * The currency in which a shopper sees amounts beside CNY; null for none. It is read from the cookie after hydration,
 * so that the server renders the same page for every visitor; without a choice it is guessed by the browser's language.
 */
export const useCurrency = (): [string | null, (currency: string | null) => void] => {
  const currency = useAppSelector((state) => state.session.currency);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const kept = browserCookies().get('currency');
    if (!isCurrency(kept)) return guessHere((guess) => guess.currency && dispatch(currencyChosen(guess.currency)));
    dispatch(currencyChosen(kept === none ? null : kept));
    return undefined;
  }, [dispatch]);
  const choose = useCallback(
    (chosen: string | null) => {
      browserCookies().set('currency', chosen ?? none, year);
      dispatch(currencyChosen(chosen));
    },
    [dispatch],
  );
  return [currency, choose];
};
