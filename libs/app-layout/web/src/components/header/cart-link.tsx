import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { CountBadge, IconLink } from '@caravan/ui-kit';
import { useCartCount } from '../../lib/use-cart-count.ts';
import styles from './header.module.css';

/** The cart with the number of its lines; on a phone it is in the tab bar. */
export const CartLink = () => {
  const { t } = useTranslation('app-layout');
  const total = useCartCount();
  return (
    <span className={styles.onWide}>
      <IconLink
        icon="cart"
        to={cartOrdersPaths.cart.href()}
        label={total > 0 ? t('floating.cartCount', { total }) : t('floating.cart')}
        badge={<CountBadge count={total} />}
      />
    </span>
  );
};
