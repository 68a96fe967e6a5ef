import { useTranslation } from 'react-i18next';
import { type UserInfo } from '@caravan/auth/contract';
import { useLogOut } from '@caravan/account/api/session';
import { accountPaths } from '@caravan/routes';
import { Avatar, Icon, VisuallyHidden } from '@caravan/ui-kit';
import { Link } from '@caravan/web-core';
import { accountEntries } from '../../lib/account-entries.ts';
import { truncateName } from '../../lib/truncate.ts';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import styles from './header.module.css';

/** The shopper's name in the header. */
const displayName = ({ name, email }: Pick<UserInfo, 'name' | 'email'>): string => name || email;

/** Avatar and name, a link to the profile. */
export const AccountLink = ({ user, onChosen }: { user: UserInfo; onChosen?: () => void }) => {
  const { t } = useTranslation('app-layout');
  const name = displayName(user);
  return (
    <Link to={accountPaths.personal.href()} className={styles.account} title={name} onClick={onChosen}>
      <Avatar src={user.avatar ?? undefined} />
      <span className={styles.name}>{truncateName(name)}</span> <VisuallyHidden>{t('account.personal')}</VisuallyHidden>
    </Link>
  );
};

export const AccountLinks = ({ onChosen }: { onChosen?: () => void }) => {
  const { t } = useTranslation('app-layout');
  const signOut = useLogOut();
  return (
    <>
      {accountEntries.map(({ key, to, icon }) => (
        <li key={key}>
          <Link to={to} className={styles.entry} onClick={onChosen}>
            <Icon name={icon} size="sm" />
            {t(`account.${key}`)}
          </Link>
        </li>
      ))}
      <li className={styles.apart}>
        <button type="button" className={styles.entry} onClick={() => void signOut()}>
          <Icon name="logout" size="sm" />
          {t('account.signOut')}
        </button>
      </li>
    </>
  );
};

export const AccountMenu = ({ user }: { user: UserInfo }) => {
  const { t } = useTranslation('app-layout');
  const { close, rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div className={styles.disclosure} {...rootProps}>
      <AccountLink user={user} onChosen={close} />
      <button type="button" className={styles.toggle} aria-label={t('account.open')} {...buttonProps}>
        <Icon name="chevron-down" size="sm" />
      </button>
      <ul className={styles.panel} data-align="end" {...panelProps}>
        <AccountLinks onChosen={close} />
      </ul>
    </div>
  );
};
