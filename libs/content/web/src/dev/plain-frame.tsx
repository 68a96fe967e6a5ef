import { Page } from '@caravan/ui-kit';
import type { ErrorViewProps, FrameFeature, LayoutProps } from '@caravan/web-core';

const Layout = ({ children }: LayoutProps) => <main>{children}</main>;

const ErrorView = ({ status, message }: ErrorViewProps) => (
  <Page>
    <h1>{status}</h1>
    <p>{message}</p>
  </Page>
);

const noTexts = () => Promise.resolve({ texts: {} });

/** The least frame that shows a page. */
export const plainFrame: FrameFeature = {
  id: 'plain-frame',
  texts: { en: noTexts, zh: noTexts },
  routes: [],
  layouts: { default: Layout, login: Layout, bare: Layout },
  NotFound: () => <ErrorView status={404} message="" />,
  ErrorView,
  errorMeta: ({ status }) => ({ title: String(status), noindex: true }),
};
