import { day, type Endpoint } from '@caravan/kernel';
import { loggedIn, loggedOut } from '../store/session.slice.ts';
import type { AppThunk } from '../store/store.ts';

/** Token and login flag last two days (specification 20.2). */
const sessionSeconds = (2 * day) / 1000;

/** Stores the token of an answer (specification 6.2). */
export const startSession =
  (token: string): AppThunk =>
  (dispatch, _getState, { cookies }) => {
    cookies.set('token', token, sessionSeconds);
    cookies.set('is_login', '1', sessionSeconds);
    dispatch(loggedIn());
  };

/** Removes token and flag; the store discards the user's data when it sees `loggedOut`. */
export const forgetSession =
  (): AppThunk =>
  (dispatch, getState, { cookies }) => {
    cookies.remove('token');
    cookies.remove('is_login');
    // A store without a session has no user data. Resetting it again would loop on a page that repeats its queries.
    if (getState().session.isLogin) dispatch(loggedOut());
  };

/**
 * Handles a 401: forgets the session, and leads a page that needs one to login, unless the call handles the loss
 * itself.
 */
export const loseSession =
  ({ quiet = [] }: Pick<Endpoint, 'quiet'>): AppThunk =>
  (dispatch, _getState, environment) => {
    dispatch(forgetSession());
    if (!quiet.includes('login_required')) environment.requireLogin?.();
  };
