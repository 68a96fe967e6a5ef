import type { ErrorViewProps, AppLayout, LayoutProps } from '../manifest.ts';
import { useNotice, useNoticeState, useOverlayVisible, useToasts } from '../store/use-feedback.ts';

const Feedback = () => {
  const toasts = useToasts();
  const notice = useNoticeState();
  const { close } = useNotice();
  const isLoading = useOverlayVisible();
  return (
    <>
      {toasts.map(({ id, message }) => (
        <p key={id} role="alert">
          {message}
        </p>
      ))}
      {notice.visible ? (
        <div role="dialog" aria-label={notice.title ?? notice.type}>
          <p>{notice.text}</p>
          <button type="button" onClick={close}>
            {notice.confirmText ?? 'OK'}
          </button>
        </div>
      ) : null}
      {isLoading ? <div role="progressbar" aria-label="loading" /> : null}
    </>
  );
};

const Layout = ({ children }: LayoutProps) => (
  <>
    <main>{children}</main>
    <Feedback />
  </>
);

const NotFound = () => <h1>404</h1>;

const ErrorView = ({ status, message, requestId }: ErrorViewProps) => (
  <>
    <h1>{status}</h1>
    <p>{message}</p>
    {requestId ? <code>{requestId}</code> : null}
  </>
);

/** The smallest app layout that shows a feature's page with its toasts, notices and errors. */
export const testLayout: AppLayout = {
  id: 'test-frame',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [],
  layouts: { default: Layout, login: Layout, bare: Layout },
  NotFound,
  ErrorView,
  errorMeta: ({ status }) => ({ title: String(status), noindex: true }),
};
