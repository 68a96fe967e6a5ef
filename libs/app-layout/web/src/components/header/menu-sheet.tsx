import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { Drawer } from '@caravan/ui-kit';
import { useLocation } from '@caravan/web-core';
import type { MenuItem } from '../../lib/menu-items.ts';
import { PlaceButton } from '../place/place-button.tsx';
import { LinkSearch } from '../link-search/link-search.tsx';
import { AccountLink, AccountLinks } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { VisitorLinks } from './visitor-links.tsx';

export interface MenuSheetProps {
  open: boolean;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** The header's content in a modal sheet; it closes when the page changes. */
export const MenuSheet = ({ open, items, onClose }: MenuSheetProps) => {
  const { t } = useTranslation('app-layout');
  const { key } = useLocation();
  const shownAt = useRef(key);
  const { isLogin, user } = useSession();

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    onClose();
  }, [key, onClose]);

  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('header.menuTitle')}
      closeLabel={t('header.closeMenu')}
      head={user ? <AccountLink user={user} /> : null}
    >
      <div className={styles.sheetBody}>
        <LinkSearch variant="header" />
        <nav className={styles.sheetPart} aria-label={t('header.label')}>
          {items.map((item) => (
            <MenuLink key={item.key} item={item} onChosen={onClose} />
          ))}
        </nav>
        {isLogin ? (
          <ul className={styles.sheetPart}>
            <AccountLinks />
          </ul>
        ) : (
          <div className={styles.sheetAuth}>
            <VisitorLinks />
          </div>
        )}
        <ul className={styles.sheetPart} aria-label={t('header.language')}>
          <LanguageLinks />
        </ul>
        <div className={styles.sheetPart}>
          <div className={styles.sheetChoice}>
            <PlaceButton />
          </div>
        </div>
      </div>
    </Drawer>
  );
};
