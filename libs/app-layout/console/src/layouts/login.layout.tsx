import { useTranslation } from 'react-i18next';
import { SkipLink } from '@caravan/ui-kit';
import type { LayoutProps } from '@caravan/web-core';
import { Brand } from '../components/brand/brand.tsx';
import { Feedback } from '../components/feedback/feedback.tsx';
import { Preferences } from '../components/preferences/preferences.tsx';
import styles from './layout.module.css';

/** Login and invitation: the page in the middle, with language and appearance above. */
export const LoginLayout = ({ children }: LayoutProps) => {
  const { t } = useTranslation('app-layout-console');
  return (
    <div className={styles.loginLayout}>
      <SkipLink targetId="content">{t('skipToContent')}</SkipLink>
      <header className={styles.loginHeader}>
        <Brand />
        <Preferences />
      </header>
      <main id="content" tabIndex={-1} className={styles.loginMain}>
        {children}
      </main>
      <Feedback />
    </div>
  );
};
