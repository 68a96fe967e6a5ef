import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { accountPaths, appLayoutPaths, cartOrdersPaths, warehousePackagesPaths } from '@caravan/routes';
import { CountBadge, Icon, VisuallyHidden, type IconName } from '@caravan/ui-kit';
import { Link, useLocation } from '@caravan/web-core';
import { useCartCount } from '../../lib/use-cart-count.ts';
import styles from './tab-bar.module.css';

interface Tab {
  /** Also the key of its text below `tabs`. */
  key: 'home' | 'cart' | 'orders' | 'store' | 'packages' | 'me';
  to: string;
  icon: IconName;
}

const home = appLayoutPaths.home.href();
const cart = cartOrdersPaths.cart.href();
const orders = cartOrdersPaths.orders.href();
const store = warehousePackagesPaths.store.href();
const packages = warehousePackagesPaths.packages.href();

/** A shopper's home begins as "me" does, and the logo leads there: packages have its place. */
const tabsOf = (isLogin: boolean): readonly Tab[] => [
  ...(isLogin ? [] : [{ key: 'home', to: home, icon: 'home' } as const]),
  { key: 'cart', to: cart, icon: 'cart' },
  { key: 'orders', to: orders, icon: 'receipt' },
  { key: 'store', to: store, icon: 'shelf' },
  ...(isLogin ? [{ key: 'packages', to: packages, icon: 'box' } as const] : []),
  { key: 'me', to: accountPaths.home.href(), icon: 'user' },
];

/** The tab of a page; the other pages of the account belong to "me". */
const tabAt = (pathname: string): Tab['key'] | undefined => {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  if (pathname === home) return 'home';
  if (isIn(cart)) return 'cart';
  if (isIn(orders)) return 'orders';
  if (isIn(store)) return 'store';
  if (isIn(packages)) return 'packages';
  return isIn(accountPaths.home.href()) || isIn(accountPaths.messages.href()) ? 'me' : undefined;
};

/**
 * A phone's shortcuts at the window's bottom, with the number of the cart's lines; hidden on pages that have a bar
 * there.
 */
export const TabBar = () => {
  const { t } = useTranslation('app-layout');
  const { pathname } = useLocation();
  const { isLogin } = useSession();
  const lines = useCartCount();
  const current = tabAt(pathname);
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')}>
      <ul className={styles.tabs}>
        {tabsOf(isLogin).map(({ key, to, icon }) => {
          // The name of a tab with a number includes the number.
          const count = key === 'cart' ? lines : 0;
          return (
            <li key={key}>
              <Link to={to} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
                <Icon name={icon} />
                <span aria-hidden={count ? true : undefined}>{t(`tabs.${key}`)}</span>
                {count ? (
                  <>
                    <VisuallyHidden>{t('floating.cartCount', { total: count })}</VisuallyHidden>
                    <span className={styles.badge}>
                      <CountBadge count={count} />
                    </span>
                  </>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
