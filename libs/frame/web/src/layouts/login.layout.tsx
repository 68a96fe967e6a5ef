import { Page, SkipLink } from '@caravan/ui-kit';
import { useTexts, type LayoutProps } from '@caravan/web-core';
import { Brand } from '../components/brand/brand.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { Copyright } from '../components/footer/footer.tsx';
import { LanguageMenu } from '../components/header/language-menu.tsx';
import styles from './layout.module.css';

/** Logo, page and copyright line: login, registration and the pages like them. */
export const LoginLayout = ({ children }: LayoutProps) => {
  const t = useTexts('frame');
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
