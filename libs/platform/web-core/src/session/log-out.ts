import type { AppThunk } from '../store/store.ts';
import { clearAllDrafts } from '../forms/clear-all-drafts.ts';
import { forgetSession } from './lose-session.ts';
import { sessionEndpoints } from './session-endpoints.ts';

/** Ends the session on the server, forgets it here, and leaves for home by a full page load, whether or not the server answered. */
export const logOut =
  (goHome: () => void = () => location.assign('/')): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(sessionEndpoints().logout.initiate(undefined, { track: false }));
    clearAllDrafts();
    dispatch(forgetSession());
    goHome();
  };
