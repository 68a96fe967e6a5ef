import { useCallback } from 'react';
import { ownPath } from '@caravan/kernel';
import { supportPaths } from '@caravan/routes';
import { redirectTo, useNavigate, useSearchParams, type AppThunk, type PageContext } from '@caravan/web-core';
import { invitationIn } from './kept-invitation.ts';

/** Where a shopper goes after login without a `next`. */
export const home = '/';

/**
 * Where a login leads back to. It accepts only a path of this site, so that no link can misuse the login to redirect
 * elsewhere.
 */
export const nextOf = (search: URLSearchParams): string | undefined => ownPath(search.get('next'));

/** Who sent the visitor, as far as the address says it; other features know what it means. */
export const invitationOf = (search: URLSearchParams): string | undefined => invitationIn(search.get('ref') ?? '');

/** Why a page asks for a login; `?for=` of login and registration, which say it. */
const loginCauses = ['cart', 'order', 'favourite', 'request'] as const;

type LoginCause = (typeof loginCauses)[number];

/** Where somebody asks for goods; a guard, which knows no cause, sends visitors from there. */
const request = supportPaths.conversations.href({ kind: 'request' });

/** The action that the login interrupted; any other word says nothing. */
const causeOf = (search: URLSearchParams): LoginCause | undefined =>
  nextOf(search)?.startsWith(request) ? 'request' : loginCauses.find((cause) => cause === search.get('for'));

/** The page's `next`, why it was opened, and a function that goes there. */
export const useNext = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = nextOf(search);
  // Replaces the form in the history: going back must not return to it.
  const goOn = useCallback(() => navigate(next ?? home, { replace: true }), [navigate, next]);
  return { next, cause: causeOf(search), invitation: invitationOf(search), goOn };
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
