import { useCallback, useEffect } from 'react';
import { day } from '@caravan/kernel';
import { browserCookies } from '../environment/cookies.ts';
import { countryFound } from '../store/session.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { guessHere } from './guess-here.ts';

const year = (365 * day) / 1000;

export interface KnownCountry {
  /** The country to which goods shall go; null until hydration, and if it is neither chosen nor guessed. */
  country: string | null;
  /** False for a guess. */
  isChosen: boolean;
  choose: (country: string) => void;
}

/**
 * The country to which a visitor wants goods sent: the one that was chosen in this browser, otherwise a guess by its
 * language. It is read after hydration, so that the server renders the same page for every visitor.
 */
export const useCountry = (): KnownCountry => {
  const { country, countryIsChosen: isChosen } = useAppSelector((state) => state.session);
  const dispatch = useAppDispatch();
  useEffect(() => {
    const kept = browserCookies().get('country');
    const isKept = kept !== undefined && /^[A-Z]{2}$/.test(kept);
    if (isKept) dispatch(countryFound({ country: kept, isChosen: true }));
    return isKept
      ? undefined
      : guessHere((guess) => guess.country && dispatch(countryFound({ country: guess.country, isChosen: false })));
  }, [dispatch]);
  const choose = useCallback(
    (chosen: string) => {
      browserCookies().set('country', chosen, year);
      dispatch(countryFound({ country: chosen, isChosen: true }));
    },
    [dispatch],
  );
  return { country, isChosen, choose };
};
