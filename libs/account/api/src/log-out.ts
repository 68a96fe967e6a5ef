import { endSession } from '@caravan/auth/api';
import { useAppDispatch, type AppThunk } from '@caravan/web-core';
import { endPushHere } from './browser-push.ts';

/** Ends this browser's notifications, and then the session. */
export const logOut =
  (goHome?: () => void): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(endPushHere());
    await dispatch(endSession(goHome));
  };

/** Logs out and leaves for the home page by a full page load; `goHome` replaces that navigation. */
export const useLogOut = (goHome?: () => void): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  return () => dispatch(logOut(goHome));
};
