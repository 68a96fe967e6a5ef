import { useTranslation } from 'react-i18next';
import { useLiveChangesQuery } from '@caravan/tasks/api';
import { IconButton } from '@caravan/ui-kit';
import { useLazySlot } from '@caravan/web-core';
import { Preferences } from '../preferences/preferences.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './top-bar.module.css';

/** The bar above every page: the menu on a narrow window, the search, preferences and the account. */
export const TopBar = ({ onMenu }: { onMenu: () => void }) => {
  const { t } = useTranslation('app-layout-console');
  const Search = useLazySlot('consoleSearch');
  // Counts and lists of every page follow what others do.
  useLiveChangesQuery();
  return (
    <header className={styles.bar}>
      <span className={styles.menu}>
        <IconButton icon="menu" label={t('navigation.open')} onClick={onMenu} />
      </span>
      {Search ? <Search /> : null}
      <div className={styles.end}>
        <Preferences />
        <AccountMenu />
      </div>
    </header>
  );
};
