import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { accountPaths, appLayoutPaths, cartOrdersPaths, contentPaths } from '@caravan/routes';
import { CountBadge, Icon, useBackToTop, type IconName } from '@caravan/ui-kit';
import { Link, useFooterHeight } from '@caravan/web-core';
import { useCartCount } from '../../lib/use-cart-count.ts';
import styles from './floating-icons.module.css';

interface Shortcut {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
}

const ShortcutLink = ({ to, icon, label, count = 0 }: Shortcut) => (
  <li>
    <Link to={to} className={styles.icon} aria-label={label} title={label}>
      <Icon name={icon} />
      <span className={styles.badge}>
        <CountBadge count={count} />
      </span>
    </Link>
  </li>
);

const BackToTop = () => {
  const { t } = useTranslation('app-layout');
  const { visible, toTop } = useBackToTop();
  if (!visible) return null;
  return (
    <li>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('floating.top')}
        title={t('floating.top')}
        onClick={toTop}
      >
        <Icon name="arrow-up" />
      </button>
    </li>
  );
};

/** Ends the track at the footer. A script sets the height, which changes with the footer. */
const useTrackAboveFooter = () => {
  const footerHeight = useFooterHeight();
  return useCallback(
    (track: HTMLElement | null) => track?.style.setProperty('bottom', `${footerHeight}px`),
    [footerHeight],
  );
};

/**
 * The column of shortcuts in the gutter beside every page; its track ends above the footer, which it must not cover. A
 * phone shows only back-to-top, because its tab bar has the rest.
 */
export const FloatingIcons = () => {
  const { t } = useTranslation('app-layout');
  const track = useTrackAboveFooter();
  const { user } = useSession();
  const inCart = useCartCount();
  const unread = user?.unread_count ?? 0;
  return (
    <div className={styles.track} ref={track}>
      <nav className={styles.column} aria-label={t('floating.label')}>
        <ul className={styles.list}>
          <ShortcutLink
            to={cartOrdersPaths.cart.href()}
            icon="cart"
            label={inCart > 0 ? t('floating.cartCount', { total: inCart }) : t('floating.cart')}
            count={inCart}
          />
          <ShortcutLink to={appLayoutPaths.home.href()} icon="home" label={t('floating.home')} />
          <ShortcutLink to={contentPaths.faqs.href()} icon="help" label={t('floating.help')} />
          <ShortcutLink
            to={accountPaths.messages.href()}
            icon="mail"
            label={unread > 0 ? t('floating.messagesCount', { total: unread }) : t('floating.messages')}
            count={unread}
          />
          <BackToTop />
        </ul>
      </nav>
    </div>
  );
};
