import { day, type Endpoint } from '@caravan/kernel';
import { loggedIn, loggedOut } from '../store/session.slice.ts';
import type { AppThunk } from '../store/store.ts';
import { isReplaced, markOf, reloadForAccount } from './other-account.ts';

/** Token and login flag last two days (specification 20.2). */
const sessionSeconds = (2 * day) / 1000;

/** A session as a login answers it. */
export interface NewSession {
  token: string;
  /** The id of the account, if the answer has it. */
  account: string | undefined;
}

/** Stores the session of an answer (specification 6.2). */
export const startSession =
  ({ token, account }: NewSession): AppThunk =>
  (dispatch, _getState, { cookies }) => {
    cookies.set('token', token, sessionSeconds);
    cookies.set('is_login', '1', sessionSeconds);
    if (account === undefined) cookies.remove('account');
    else cookies.set('account', markOf({ token, account }), sessionSeconds);
    dispatch(loggedIn(account));
  };

/** Removes the session's cookies; the store discards the user's data when it sees `loggedOut`. */
export const forgetSession =
  (): AppThunk =>
  (dispatch, getState, { cookies }) => {
    cookies.remove('token');
    cookies.remove('is_login');
    cookies.remove('account');
    // A store without a session has no user data. Resetting it again would loop on a page that repeats its queries.
    if (getState().session.isLogin) dispatch(loggedOut());
  };

/**
 * Handles a 401: forgets the session, and leads a page that needs one to login, unless the call handles the loss
 * itself. A login of another account since the call is not undone.
 */
export const loseSession =
  ({ quiet = [] }: Pick<Endpoint, 'quiet'>): AppThunk =>
  (dispatch, getState, environment) => {
    if (isReplaced(getState().session, environment.cookies)) {
      dispatch(reloadForAccount());
      return;
    }
    dispatch(forgetSession());
    if (!quiet.includes('login_required')) environment.requireLogin?.();
  };
