import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, Page } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import { howToBuyHref } from '../../lib/how-to-buy.ts';
import { useFooterGroups } from '../../lib/site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { AccountArea } from '../header/account-area.tsx';
import { LinkSearch } from '../link-search/link-search.tsx';
import styles from './search-banner.module.css';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** True if the page is scrolled further than `threshold` px; false on the server. */
const useScrolledPast = (threshold: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => window.scrollY > threshold, [threshold]),
    () => false,
  );

/** How far a page is scrolled before the fixed banner appears, in px (specification 3.2). */
const bannerAfter = 110;

/** The link search on a scrolled page, with the logo and the account of the header that is out of view. */
export const SearchBanner = () => {
  const { t } = useTranslation('app-layout');
  const shown = useScrolledPast(bannerAfter);
  const howToBuy = howToBuyHref(useFooterGroups());
  if (!shown) return null;
  return (
    <aside className={styles.banner} aria-label={t('banner.howToBuy')}>
      <Page space="none">
        <div className={styles.row}>
          <Brand short />
          <div className={styles.search}>
            <LinkSearch variant="banner" />
          </div>
          <Link to={howToBuy} className={styles.how} aria-label={t('banner.howToBuy')}>
            <Icon name="help" size="sm" />
            <span>{t('banner.howToBuy')}</span>
          </Link>
          <div className={styles.account} data-bar>
            <AccountArea />
          </div>
        </div>
      </Page>
    </aside>
  );
};
