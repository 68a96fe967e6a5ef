import { useCallback } from 'react';
import { ownPath } from '@caravan/kernel';
import { redirectTo, useNavigate, useSearchParams, type AppThunk, type PageContext } from '@caravan/web-core';

/** Where a shopper goes after login without a `next`. */
export const home = '/';

/**
 * Where a login leads back to. It accepts only a path of this site, so that no link can misuse the login to redirect
 * elsewhere.
 */
const nextOf = (search: URLSearchParams): string | undefined => ownPath(search.get('next'));

/** The page's `next`, and a function that goes there. */
export const useNext = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = nextOf(search);
  // Replaces the form in the history: going back must not return to it.
  const goOn = useCallback(() => navigate(next ?? home, { replace: true }), [navigate, next]);
  return { next, goOn };
};

/**
 * Checks the same two signs as the guard that sends visitors here; otherwise the two pages could redirect to each other
 * forever.
 */
const isLoggedIn =
  (): AppThunk<boolean> =>
  (_dispatch, getState, { cookies }) =>
    getState().session.isLogin && cookies.get('token') !== undefined;

/** Redirects shoppers who are already logged in. */
export const leaveIfLoggedIn = ({ store, url }: Pick<PageContext, 'store' | 'url'>): void => {
  if (store.dispatch(isLoggedIn())) throw redirectTo(nextOf(url.searchParams) ?? home);
};
