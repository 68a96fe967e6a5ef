import type { UserInfo } from '@caravan/auth/contract';
import { authPaths } from '@caravan/routes';
import {
  forgetSession,
  isApiError,
  loggedIn,
  sessionFound,
  useAppSelector,
  type AppThunk,
  type SessionRules,
} from '@caravan/web-core';
import { sessionApi, useGetUserInfoQuery, userInfoApi } from './session.api.ts';

export interface Session {
  isLogin: boolean;
  /** The caller's profile; undefined for a visitor, and until it has been read. */
  user: UserInfo | undefined;
}

export const useSession = (): Session => {
  const isLogin = useAppSelector((state) => state.session.isLogin);
  const { data } = useGetUserInfoQuery(undefined, { skip: !isLogin });
  return { isLogin, user: isLogin ? data : undefined };
};

/**
 * Asks the server whether the session is live and who owns it. Fills the store on the server, and refreshes it in the
 * browser.
 */
export const loadSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { isServer }) => {
    // Without a subscription, RTK Query starts a timer that keeps a request's store alive for a minute. So the server
    // subscribes.
    const options = { forceRefetch: true, subscribe: isServer };
    const check = await dispatch(sessionApi.endpoints.verifySession.initiate(undefined, options));
    if (!check.isSuccess) return;
    const { isLogin } = getState().session;
    const { account } = check.data;
    dispatch(isServer || isLogin ? sessionFound(account) : loggedIn(account));
    await dispatch(userInfoApi.endpoints.getUserInfo.initiate(undefined, options));
  };

/** Page changes within this interval share one check. */
export const resyncEveryMs = 5000;

/**
 * Makes the function that re-synchronises the login state on a page change while the login flag exists
 * (specification 6.4). Tabs share cookies, so a session that ends in another tab also ends here.
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

/** The session rules that the shell passes to the router. */
export const sessionRules: SessionRules = {
  checkFailure(state) {
    const { error } = sessionApi.endpoints.verifySession.select()(state);
    return isApiError(error) && error.status !== 401 ? error : undefined;
  },
  loginHref: (next) => authPaths.login.href({ next }),
  makeResync,
};
