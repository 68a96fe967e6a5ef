import { useTranslation } from 'react-i18next';
import { Link, LoadingOverlay, NoticeDialog, Toaster, type ToastTone } from '@caravan/ui-kit';
import {
  toastDurationMs,
  useNotice,
  useNoticeState,
  useOverlayVisible,
  useToasts,
  type ToastType,
} from '@caravan/web-core';
import { useWebsite } from '../../lib/site-data.ts';
import { OfflineBanner } from './offline-banner.tsx';

const tones: Record<ToastType, ToastTone> = { success: 'success', warning: 'warning', error: 'danger', info: 'info' };

/** The way to the service; nothing while the website's data is missing. */
const ServiceAddress = () => {
  const email = useWebsite()?.SERVICE_EMAIL;
  return email ? (
    <p>
      <Link href={`mailto:${email}`}>{email}</Link>
    </p>
  ) : null;
};

const Notice = () => {
  const { t } = useTranslation('app-layout');
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
            <ServiceAddress />
          </>
        ) : (
          text
        )
      }
      confirmLabel={confirmText ?? t('notice.confirm')}
      cancelLabel={cancelText ?? t('notice.cancel')}
      onClose={close}
    />
  );
};

/** What every page can show: notice dialog, toasts, loading overlay, and the offline banner. */
export const Feedback = () => {
  const { t } = useTranslation('app-layout');
  const toasts = useToasts();
  const isLoading = useOverlayVisible();
  return (
    <>
      <OfflineBanner />
      <Notice />
      <LoadingOverlay open={isLoading} label={t('overlay')} />
      <Toaster
        toasts={toasts.map(({ id, type, message }) => ({ id, tone: tones[type], text: message }))}
        duration={toastDurationMs}
        label={t('toasts.label')}
        dismissLabel={t('toasts.close')}
      />
    </>
  );
};
