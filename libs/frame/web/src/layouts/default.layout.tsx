import { SkipLink } from '@caravan/ui-kit';
import { useTexts, type LayoutProps } from '@caravan/web-core';
import { SearchBanner } from '../components/banner/search-banner.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { FloatingIcons } from '../components/floating/floating-icons.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { VerifyBanner } from '../components/verify-banner/verify-banner.tsx';
import styles from './layout.module.css';

/** Header, fixed search banner, page, footer and floating icons. */
export const DefaultLayout = ({ children }: LayoutProps) => {
  const t = useTexts('frame');
  return (
    <div className={styles.layout}>
      <SkipLink targetId="content">{t('skipToContent')}</SkipLink>
      <Header />
      <VerifyBanner />
      <SearchBanner />
      <main id="content" tabIndex={-1} className={`${styles.main} ${styles.aboveShortcuts}`}>
        {children}
      </main>
      <FloatingIcons />
      <Footer />
      <Feedback />
    </div>
  );
};
