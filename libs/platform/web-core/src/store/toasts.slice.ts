import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ToastType = 'success' | 'warning' | 'error' | 'info';

export interface Toast {
  id: string;
  type: ToastType;
  message: string;
}

/** Toasts in view, oldest first; a message already in view is not shown twice. */
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

export const { toastAdded, toastRemoved } = toastsSlice.actions;
