import { useTranslation } from 'react-i18next';
import { useLogOut } from '@caravan/account/api/session';
import { staffNameOf, useStaffMe } from '@caravan/console-core';
import { authConsolePaths } from '@caravan/routes/console';
import { Icon, Menu } from '@caravan/ui-kit';
import { useNavigate } from '@caravan/web-core';
import styles from './top-bar.module.css';

/** The account of the member of staff: its page, and the end of the session. */
export const AccountMenu = () => {
  const { t } = useTranslation('app-layout-console');
  const navigate = useNavigate();
  const me = useStaffMe();
  const logOut = useLogOut(() => void navigate(authConsolePaths.login.href()));
  return (
    <Menu
      label={t('account.label')}
      align="end"
      trigger={
        <span className={styles.account}>
          <Icon name="user" size="sm" />
          <span className={styles.name}>{me ? staffNameOf(me) : null}</span>
        </span>
      }
      entries={[
        { key: 'me', label: t('account.me'), icon: 'settings', to: authConsolePaths.me.href() },
        { key: 'logOut', label: t('account.logOut'), icon: 'logout', separated: true, onSelect: () => void logOut() },
      ]}
    />
  );
};
