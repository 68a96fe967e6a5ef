import { useTranslation } from 'react-i18next';
import { SkipLink } from '@caravan/ui-kit';
import { type LayoutProps } from '@caravan/web-core';
import { SearchBanner } from '../components/banner/search-banner.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { FloatingIcons } from '../components/floating/floating-icons.tsx';
import { Footer } from '../components/footer/footer.tsx';
import { Header } from '../components/header/header.tsx';
import { VerifyBanner } from '../components/verify-banner/verify-banner.tsx';
import { useLayoutData } from '../lib/site-data.ts';
import styles from './layout.module.css';

/** Header, fixed search banner, page, footer and floating icons. */
export const DefaultLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation('app-layout');
  useLayoutData('default');
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
