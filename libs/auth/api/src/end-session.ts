import { draftsOf, forgetSession, reasonOf, type AppThunk } from '@caravan/web-core';
import { sessionApi } from './session.api.ts';

/**
 * Ends the session on the server, clears it here, and leaves for the home page by a full page load, even if the server
 * does not answer. The session of another account, which has logged in in another tab, goes on.
 */
export const endSession =
  (goHome: () => void = () => location.assign('/')): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate(undefined, { track: false }));
    if (reasonOf(error) === 'other_account') return;
    draftsOf(getState().session.account).clearAll();
    dispatch(forgetSession());
    goHome();
  };
