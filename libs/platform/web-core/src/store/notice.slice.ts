import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeType = 'success' | 'warning' | 'error' | 'notice';

/** The only notice dialog (specification 21.6); absent texts get the dialog's defaults. */
export interface Notice {
  type: NoticeType;
  title?: string;
  text: string;
  confirmText?: string;
  cancelText?: string;
  /** Adds the service address below the text, for a notice that sends the shopper there. */
  withService?: boolean;
}

export interface NoticeState extends Notice {
  visible: boolean;
}

const initialState: NoticeState = { visible: false, type: 'notice', text: '' };

export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  reducers: {
    noticeShown: (_state, { payload }: PayloadAction<Omit<Notice, 'type'> & { type?: NoticeType }>): NoticeState => ({
      type: 'notice',
      ...payload,
      visible: true,
    }),
    // The texts stay while the dialog fades out.
    noticeClosed: (state) => {
      state.visible = false;
    },
  },
});

export const { noticeShown, noticeClosed } = noticeSlice.actions;

/** The cancel button is hidden for a plain notice (specification 21.6). */
export const hasCancel = ({ type }: Pick<Notice, 'type'>): boolean => type !== 'notice';
