import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, onDemand } from '@caravan/ui-kit';
import type { MenuItem } from '../../lib/menu-items.ts';
import styles from './header.module.css';
import type { MenuSheetProps } from './menu-sheet.tsx';

const MenuSheet = onDemand<MenuSheetProps>(
  async () => (await import('./menu-sheet.tsx')).MenuSheet,
  ({ open }) => open,
);

/** The header's menu on a phone. */
export const PhoneMenu = ({ items }: { items: readonly MenuItem[] }) => {
  const { t } = useTranslation('app-layout');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className={styles.phone}>
      <IconButton
        icon="menu"
        label={t('header.menu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <MenuSheet open={isOpen} items={items} onClose={close} />
    </div>
  );
};
