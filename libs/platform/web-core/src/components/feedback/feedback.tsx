import type { ReactNode } from 'react';
import { Icon, LoadingOverlay, NoticeDialog, Toaster, type ToastTone } from '@caravan/ui-kit';
import { useOnline } from '../../appearance/use-online.ts';
import { toastDurationMs, type ToastType } from '../../store/toasts.slice.ts';
import { useNotice, useNoticeState, useOverlayVisible, useToasts } from '../../store/use-feedback.ts';
import styles from './offline-banner.module.css';

export interface FeedbackProps {
  texts: {
    confirm: string;
    cancel: string;
    loading: string;
    messages: string;
    closeMessage: string;
    offline: string;
  };
  /** The way to the service, below a notice that asks for it. */
  service?: ReactNode;
}

const tones: Record<ToastType, ToastTone> = { success: 'success', warning: 'warning', error: 'danger', info: 'info' };

const Notice = ({ texts, service }: FeedbackProps) => {
  const { visible, type, title, text, confirmText, cancelText, withService } = useNoticeState();
  const { close } = useNotice();
  return (
    <NoticeDialog
      open={visible}
      type={type}
      title={title}
      text={
        withService ? (
          <>
            <p>{text}</p>
            {service}
          </>
        ) : (
          text
        )
      }
      confirmLabel={confirmText ?? texts.confirm}
      cancelLabel={cancelText ?? texts.cancel}
      onClose={close}
    />
  );
};

/** The live region is always in the page, so that screen readers announce its text when it appears. */
const OfflineBanner = ({ text }: { text: string }) => {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {isOnline ? null : (
        <p className={styles.banner}>
          <Icon name="offline" size="sm" />
          {text}
        </p>
      )}
    </div>
  );
};

/** Every page can show these: notice dialog, toasts, loading overlay, and the offline banner. */
export const Feedback = ({ texts, service }: FeedbackProps) => {
  const toasts = useToasts();
  const isLoading = useOverlayVisible();
  return (
    <>
      <OfflineBanner text={texts.offline} />
      <Notice texts={texts} service={service} />
      <LoadingOverlay open={isLoading} label={texts.loading} />
      <Toaster
        toasts={toasts.map(({ id, type, message }) => ({ id, tone: tones[type], text: message }))}
        duration={toastDurationMs}
        label={texts.messages}
        dismissLabel={texts.closeMessage}
      />
    </>
  );
};
