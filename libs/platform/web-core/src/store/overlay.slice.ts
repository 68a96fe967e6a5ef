import { createSlice } from '@reduxjs/toolkit';

/** The loading overlay: on or off (specification 21.8). */
export interface OverlayState {
  visible: boolean;
}

const initialState: OverlayState = { visible: false };

export const overlaySlice = createSlice({
  name: 'overlay',
  initialState,
  reducers: {
    overlayShown: (state) => {
      state.visible = true;
    },
    overlayHidden: (state) => {
      state.visible = false;
    },
  },
});

export const { overlayShown, overlayHidden } = overlaySlice.actions;
