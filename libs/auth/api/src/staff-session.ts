import { forgetSession, loggedIn, sessionFound, type AppThunk } from '@caravan/web-core';
import { authStaffApi } from './auth.staff-api.ts';
import { resyncEveryMs } from './session.ts';

/**
 * Makes the function that asks on a page change of the console who is logged in, and forgets a session that ended
 * elsewhere.
 */
export const makeStaffResync = (now: () => number = Date.now) => {
  let last = -Infinity;
  return (): AppThunk<Promise<void>> =>
    async (dispatch, getState, { cookies }) => {
      if (!cookies.get('token')) {
        if (getState().session.isLogin) dispatch(forgetSession());
        return;
      }
      if (now() - last < resyncEveryMs) return;
      last = now();
      const { data } = await dispatch(authStaffApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
      if (data) dispatch(getState().session.isLogin ? sessionFound(data.id) : loggedIn(data.id));
    };
};
