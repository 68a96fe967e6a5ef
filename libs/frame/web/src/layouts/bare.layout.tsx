import type { LayoutProps } from '@caravan/web-core';
import { Feedback } from '../components/feedback/feedback.tsx';

/** Nothing around the page. */
export const BareLayout = ({ children }: LayoutProps) => (
  <>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Feedback />
  </>
);
