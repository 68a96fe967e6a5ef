import { useTranslation } from 'react-i18next';
import { Link } from '@caravan/web-core';
import type { MenuItem } from '../../lib/menu-items.ts';
import { useNotOpenNotice } from '../../lib/use-not-open.ts';
import styles from './header.module.css';

export interface MenuLinkProps {
  item: MenuItem;
  onChosen?: () => void;
}

/** An item of the main menu: a link to its page, or the notice dialog while there is no page. */
export const MenuLink = ({ item: { key, to }, onChosen }: MenuLinkProps) => {
  const { t } = useTranslation('app-layout');
  const showNotice = useNotOpenNotice();
  if (to) {
    return (
      <Link to={to} className={styles.item} onClick={onChosen}>
        {t(`header.${key}`)}
      </Link>
    );
  }
  const choose = () => {
    onChosen?.();
    showNotice(key);
  };
  return (
    <button type="button" className={styles.item} aria-haspopup="dialog" onClick={choose}>
      {t(`header.${key}`)}
    </button>
  );
};
