import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { newId } from '@caravan/kernel';
import type { AppThunk } from './store.ts';

export type ToastType = 'success' | 'warning' | 'error' | 'info';

export interface Toast {
  id: string;
  type: ToastType;
  message: string;
}

/** The visible toasts, oldest first; a visible message is not shown twice. */
export type ToastsState = Toast[];

const initialState: ToastsState = [];

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastAdded: (state, { payload }: PayloadAction<Toast>) => {
      if (state.some((toast) => toast.message === payload.message && toast.type === payload.type)) return;
      state.push(payload);
    },
    toastRemoved: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
});

const { toastAdded } = toastsSlice.actions;
export const { toastRemoved } = toastsSlice.actions;

/** How long a toast stays visible (specification 20.1). */
export const toastDurationMs = 4000;

/** Shows a message at the top centre for 4 s; does nothing on the server. */
export const showToast =
  (message: string, type: ToastType = 'error'): AppThunk =>
  (dispatch, _getState, environment) => {
    if (environment.isServer) return;
    const id = newId();
    dispatch(toastAdded({ id, type, message }));
    setTimeout(() => dispatch(toastRemoved(id)), toastDurationMs);
  };
