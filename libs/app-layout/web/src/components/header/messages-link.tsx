import { useTranslation } from 'react-i18next';
import { accountPaths } from '@caravan/routes';
import { CountBadge, IconLink } from '@caravan/ui-kit';
import styles from './header.module.css';

/** The inbox with the number of unread messages; on a phone it is in the account menu. */
export const MessagesLink = ({ unread }: { unread: number }) => {
  const { t } = useTranslation('app-layout');
  return (
    <span className={styles.onWide}>
      <IconLink
        icon="mail"
        to={accountPaths.messages.href()}
        label={unread > 0 ? t('floating.messagesCount', { total: unread }) : t('floating.messages')}
        badge={<CountBadge count={unread} />}
      />
    </span>
  );
};
