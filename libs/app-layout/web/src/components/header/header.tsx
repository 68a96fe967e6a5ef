import { useTranslation } from 'react-i18next';
import { Page } from '@caravan/ui-kit';
import { menuItems } from '../../lib/menu-items.ts';
import { useConfigurations } from '../../lib/site-data.ts';
import { Brand } from '../brand/brand.tsx';
import { PlaceButton } from '../place/place-button.tsx';
import { AccountArea } from './account-area.tsx';
import { BuyItem } from './buy-item.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';

/** One line at every width: what has no room is in the menu sheet. */
export const Header = () => {
  const { t } = useTranslation('app-layout');
  const items = menuItems(useConfigurations()?.features);
  return (
    <header className={styles.header}>
      <Page space="none">
        <div className={styles.bar}>
          <Brand />
          <nav className={styles.nav} aria-label={t('header.label')}>
            <BuyItem />
            <div className={styles.items}>
              {items.map((item) => (
                <MenuLink key={item.key} item={item} />
              ))}
            </div>
          </nav>
          <div className={styles.choices}>
            <LanguageMenu />
            <PlaceButton look="bar" />
          </div>
          <div className={styles.session} data-bar>
            <CartLink />
            <AccountArea />
          </div>
          <PhoneMenu items={items} />
        </div>
      </Page>
    </header>
  );
};
