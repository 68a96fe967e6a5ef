import type { AppThunk } from '../store/store.ts';
import { loggedIn, sessionFound } from '../store/session.slice.ts';
import { forgetSession } from './lose-session.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/** Asks the server whether the session lives and who it is; fills the store on the server, refreshes it in the browser. */
export const loadSession = (): AppThunk<Promise<void>> => async (dispatch, getState, { isServer }) => {
  const { verify, info } = sessionEndpoints();
  // Without a subscription RTK Query starts a timer that would keep a request's store alive for a minute: the server subscribes.
  const options = { forceRefetch: true, subscribe: isServer };
  const check = await dispatch(verify.initiate(undefined, options));
  if (!check.isSuccess) return;
  if (!getState().session.isLogin) dispatch(isServer ? sessionFound() : loggedIn());
  await dispatch(info.initiate(undefined, options));
};

/** Pages that follow one another faster than this share one check. */
export const resyncEveryMs = 5000;

/**
 * Re-synchronises the login state on a page change when the login flag exists (storefront.md 2). Tabs share the cookies: a session
 * that was ended in another tab ends here, too.
 */
export const makeResync = (now: () => number = Date.now) => {
  let last = -Infinity;
  return (): AppThunk<Promise<void>> =>
    async (dispatch, getState, { cookies }) => {
      if (!cookies.get('is_login') || !cookies.get('token')) {
        if (getState().session.isLogin) dispatch(forgetSession());
        return;
      }
      if (now() - last < resyncEveryMs) return;
      last = now();
      await dispatch(loadSession());
    };
};
