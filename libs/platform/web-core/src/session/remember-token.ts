import { day } from '@caravan/kernel';
import type { AppThunk } from '../store/store.ts';
import { loggedIn } from '../store/session.slice.ts';

/** Token and login flag live for two days (storefront.md 9). */
export const sessionSeconds = (2 * day) / 1000;

const tokenOf = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('token' in data)) return undefined;
  return typeof data.token === 'string' && data.token ? data.token : undefined;
};

/** Any answer whose `data` holds a token starts a session (storefront.md 7). */
export const rememberToken =
  (data: unknown): AppThunk =>
  (dispatch, _getState, { cookies }) => {
    const token = tokenOf(data);
    if (!token) return;
    cookies.set('token', token, sessionSeconds);
    cookies.set('is_login', '1', sessionSeconds);
    dispatch(loggedIn());
  };
