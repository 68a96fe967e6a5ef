import type { Endpoint } from '@caravan/kernel';
import type { AppThunk } from '../store/store.ts';
import { loggedOut } from '../store/session.slice.ts';

/** `GET /users/verify`: its 401 is an answer, not a failure (api.md, auth). */
export const isSessionCheck = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean => method === 'GET' && path === '/users/verify';

/** Removes token and flag; the store drops what it knew of the user when it sees `loggedOut`. */
export const forgetSession = (): AppThunk => (dispatch, getState, { cookies }) => {
  cookies.remove('token');
  cookies.remove('is_login');
  // A store that knew of no session holds nothing of a user; and a page that asks again after the reset is not reset again, for ever.
  if (getState().session.isLogin) dispatch(loggedOut());
};

/** What a 401 means: the session is gone. A page that needs one goes to login, unless it was only the session check. */
export const loseSession =
  (endpoint: Endpoint): AppThunk =>
  (dispatch, _getState, environment) => {
    dispatch(forgetSession());
    if (!isSessionCheck(endpoint)) environment.requireLogin?.();
  };
