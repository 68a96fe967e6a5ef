import { useTranslation } from 'react-i18next';
import { Page, SkipLink } from '@caravan/ui-kit';
import { type LayoutProps } from '@caravan/web-core';
import { Brand } from '../components/brand/brand.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { Copyright } from '../components/footer/footer.tsx';
import { LanguageMenu } from '../components/header/language-menu.tsx';
import { useLayoutData } from '../lib/site-data.ts';
import styles from './layout.module.css';

/** Logo, page and copyright line: login, registration and similar pages. */
export const LoginLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation('app-layout');
  useLayoutData('login');
  return (
    <div className={styles.layout}>
      <SkipLink targetId="content">{t('skipToContent')}</SkipLink>
      <header className={styles.loginHeader}>
        <Page space="none">
          <div className={styles.loginBar}>
            <Brand />
            <LanguageMenu />
          </div>
        </Page>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.loginFooter}>
        <Page space="none">
          <Copyright />
        </Page>
      </footer>
      <Feedback />
    </div>
  );
};
