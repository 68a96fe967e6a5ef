import { useEffect, useRef } from 'react';
import { IconButton, useModal } from '@caravan/ui-kit';
import { useLocation, useSession, useTexts } from '@caravan/web-core';
import type { MenuItem } from '../../lib/menu-items.ts';
import { LinkSearch } from '../link-search/link-search.tsx';
import { AccountLink, AccountLinks } from './account-menu.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { VisitorLinks } from './visitor-links.tsx';

export interface MenuSheetProps {
  items: readonly MenuItem[];
  onClose: () => void;
}

/** What the header holds, in a modal sheet; it closes when the page changes. */
export const MenuSheet = ({ items, onClose }: MenuSheetProps) => {
  const t = useTexts('frame');
  const modal = useModal({ onClose, closesBeside: true });
  const { key } = useLocation();
  const openedAt = useRef(key);
  const { isLogin, user } = useSession();

  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);

  return (
    <dialog {...modal} className={styles.sheet} aria-label={t('header.menuTitle')}>
      <div className={styles.sheetBody}>
        <div className={styles.sheetHead}>
          {user ? <AccountLink user={user} /> : null}
          <span className={styles.sheetClose}>
            <IconButton icon="close" label={t('header.closeMenu')} data-autofocus="" onClick={onClose} />
          </span>
        </div>
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
      </div>
    </dialog>
  );
};
