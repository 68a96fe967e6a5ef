// This file is what every first visit loads of account; the calls of its pages load with them.
import { endSession } from '@caravan/auth/api';
import { reasonOf, type AppThunk, useAppDispatch } from '@caravan/web-core';

/** This browser's subscription at its push service; null if it has none, or no service worker. */
export const browserSubscription = async (): Promise<PushSubscription | null> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  // Browsers throw where they keep nothing for a site.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null;
};

/** Ends the account's notifications on this browser, on the server and here. */
export const endPushHere = (): AppThunk<Promise<void>> => async (dispatch) => {
  const subscription = await browserSubscription();
  if (!subscription) return;
  // The calls load with the pages of the account. If they cannot be loaded, the browser still ends its subscription.
  const account = await import('./account.api.ts').catch(() => undefined);
  if (account) {
    const { listPushSubscriptions, removePushSubscription } = account.accountApi.endpoints;
    const { data, error } = await dispatch(
      listPushSubscriptions.initiate(undefined, { subscribe: false, forceRefetch: true }),
    );
    // The notifications are another account's, which has logged in in another tab.
    if (reasonOf(error) === 'other_account') return;
    const entry = data?.items.find(({ endpoint }) => endpoint === subscription.endpoint);
    if (entry) await dispatch(removePushSubscription.initiate({ params: { id: entry.id } }, { track: false }));
  }
  // The server no longer uses a subscription that the browser fails to end.
  await subscription.unsubscribe().catch(() => false);
};

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
