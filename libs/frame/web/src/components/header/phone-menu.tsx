import { useCallback, useState } from 'react';
import { IconButton } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import type { MenuItem } from '../../lib/menu-items.ts';
import styles from './header.module.css';
import { MenuSheet } from './menu-sheet.tsx';

/** On a phone the header folds into a menu. */
export const PhoneMenu = ({ items }: { items: readonly MenuItem[] }) => {
  const t = useTexts('frame');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={styles.phone}>
      <IconButton icon="menu" label={t('header.menu')} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)} />
      {isOpen ? <MenuSheet items={items} onClose={close} /> : null}
    </div>
  );
};
