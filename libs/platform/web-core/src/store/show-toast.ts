import { newId } from '@caravan/kernel';
import type { AppThunk } from './store.ts';
import { toastAdded, toastRemoved, type ToastType } from './toasts.slice.ts';

/** How long a toast stays (storefront.md 9). */
export const toastDurationMs = 4000;

/** Shows a message at the top centre for 4 s; on the server there is nobody to see it. */
export const showToast =
  (message: string, type: ToastType = 'error'): AppThunk =>
  (dispatch, _getState, environment) => {
    if (environment.isServer) return;
    const id = newId();
    dispatch(toastAdded({ id, type, message }));
    setTimeout(() => dispatch(toastRemoved(id)), toastDurationMs);
  };
