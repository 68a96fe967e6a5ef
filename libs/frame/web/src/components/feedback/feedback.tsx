import { LoadingOverlay, NoticeDialog, ToastRegion } from '@caravan/ui-kit';
import { useNotice, useNoticeState, useOverlayVisible, useTexts } from '@caravan/web-core';
import { OfflineBanner } from './offline-banner.tsx';
import { useToaster } from './use-toaster.ts';

const Notice = () => {
  const t = useTexts('frame');
  const { visible, type, title, text, confirmText, cancelText } = useNoticeState();
  const { close } = useNotice();
  return (
    <NoticeDialog
      open={visible}
      type={type}
      title={title}
      text={text}
      confirmLabel={confirmText ?? t('notice.confirm')}
      cancelLabel={cancelText ?? t('notice.cancel')}
      onClose={close}
    />
  );
};

/** What stands ready on every page: notice dialog, toasts, loading overlay, and the word that the connection is gone. */
export const Feedback = () => {
  const t = useTexts('frame');
  const toaster = useToaster();
  const isLoading = useOverlayVisible();
  return (
    <>
      <OfflineBanner />
      <Notice />
      <LoadingOverlay open={isLoading} label={t('overlay')} />
      <ToastRegion toaster={toaster} dismissLabel={t('toasts.close')} />
    </>
  );
};
