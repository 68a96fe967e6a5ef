import { useCallback } from 'react';
import { ownPath } from '@caravan/kernel';
import { redirectTo, useNavigate, useSearchParams, type AppThunk, type PageContext } from '@caravan/web-core';

/** Where to go on to where no page was left for this one. */
export const home = '/';

/** Where a login leads back to: a path of this site, so that no link can use our login to send somebody elsewhere. */
export const nextOf = (search: URLSearchParams): string | undefined => ownPath(search.get('next'));

/** `next` of the page in view, and the way there. */
export const useNext = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = nextOf(search);
  // In place of the form: going back must not lead to it again.
  const goOn = useCallback(() => navigate(next ?? home, { replace: true }), [navigate, next]);
  return { next, goOn };
};

/** By the same two signs as the guard that sends visitors here: with less, the two would send somebody to and fro without end. */
const isLoggedIn = (): AppThunk<boolean> => (_dispatch, getState, { cookies }) => getState().session.isLogin && cookies.get('token') !== undefined;

/** Who is logged in already goes straight on. */
export const leaveIfLoggedIn = ({ store, url }: Pick<PageContext, 'store' | 'url'>): void => {
  if (store.dispatch(isLoggedIn())) throw redirectTo(nextOf(url.searchParams) ?? home);
};
