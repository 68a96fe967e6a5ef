import type { LayoutProps } from '@caravan/web-core';
import { Feedback } from '../components/feedback/feedback.tsx';

/** The page only. */
export const BareLayout = ({ children }: LayoutProps) => (
  <>
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <Feedback />
  </>
);
