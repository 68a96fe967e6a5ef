import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from './store.ts';
import { noticeClosed, noticeShown, type Notice, type NoticeType } from './notice.slice.ts';
import { overlayHidden, overlayShown } from './overlay.slice.ts';
import { showToast, toastRemoved, type ToastType } from './toasts.slice.ts';

/** Opens and closes the notice dialog, which the app layout shows. */
export const useNotice = () => {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      show: (notice: Omit<Notice, 'type'> & { type?: NoticeType }) => void dispatch(noticeShown(notice)),
      close: () => void dispatch(noticeClosed()),
    }),
    [dispatch],
  );
};

export const useNoticeState = () => useAppSelector((state) => state.notice);

/** Shows a message at the top centre for 4 s. */
export const useToast = () => {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      show: (message: string, type: ToastType = 'success') => dispatch(showToast(message, type)),
      dismiss: (id: string) => void dispatch(toastRemoved(id)),
    }),
    [dispatch],
  );
};

export const useToasts = () => useAppSelector((state) => state.toasts);

/** Turns the loading overlay on and off; `during` keeps it on while a promise is pending. */
export const useOverlay = () => {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const show = () => void dispatch(overlayShown());
    const hide = () => void dispatch(overlayHidden());
    const during = async <T>(work: Promise<T>): Promise<T> => {
      show();
      try {
        return await work;
      } finally {
        hide();
      }
    };
    return { show, hide, during };
  }, [dispatch]);
};

export const useOverlayVisible = () => useAppSelector((state) => state.overlay.visible);
